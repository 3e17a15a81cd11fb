"""The game server: rooms, protocol, storage, HTTP and sockets."""

from bastide.extras import require

require("server")
