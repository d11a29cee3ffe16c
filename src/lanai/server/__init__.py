"""Tables over the network: HTTP and WebSocket, stored before said."""
