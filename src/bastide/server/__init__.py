"""The game server: rooms, protocol, storage, HTTP and sockets."""
