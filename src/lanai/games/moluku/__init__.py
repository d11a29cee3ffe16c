"""Moluku: tricks whose cards everybody harvests for their Island, over three Seasons."""
