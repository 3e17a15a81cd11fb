"""Sockets that a server listens on."""

import errno
import socket
from collections.abc import Sequence

from bastide.errors import SetupError

EVERYWHERE_OF_BOTH = "::"  # by addresses of both versions
BACKLOG = 2048  # connections that wait until the server is loaded


def listen(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket that listens at the first of these ports that is free; 0 is any. Raises SetupError."""
    for port in ports:
        try:
            if host == EVERYWHERE_OF_BOTH and socket.has_dualstack_ipv6():
                return socket.create_server((host, port), family=socket.AF_INET6, backlog=BACKLOG, dualstack_ipv6=True)
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise SetupError("serve/not-here", host=host, problem=error) from None
    raise SetupError("serve/port-taken", port=str(ports[0]))
