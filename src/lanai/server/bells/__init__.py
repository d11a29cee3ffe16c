"""The bell: telling people that it is their turn, by their browsers' push services and by mail."""
