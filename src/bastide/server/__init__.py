"""The table that people share in their browsers: rooms, protocol, storage, sockets."""
