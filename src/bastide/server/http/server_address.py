"""The address of a server: the base of its links, and the hosts and origins that requests may name."""

from __future__ import annotations

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from bastide.errors import SetupError

DEFAULT_PORT = 8765
LOOPBACK = "127.0.0.1"
LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
ALL_INTERFACES = ("0.0.0.0", "::")  # to listen on all addresses of the machine
PROBE_ADDRESS = ("192.0.2.1", 9)  # a documentation address (RFC 5737); nothing is sent there
DEFAULT_PORTS = {"http": 80, "https": 443}


class ServerAddress(NamedTuple):
    """The base of links, the allowed Host and Origin headers, and whether other machines can connect."""

    base: str
    hosts: frozenset[str]
    origins: frozenset[str]
    is_shared: bool

    @classmethod
    def of(cls, host: str, port: int, public_url: str | None = None) -> ServerAddress:
        """Return the address of a server that listens there. Raises SetupError for an invalid public URL."""
        named = lan_address() if host in ALL_INTERFACES else add_brackets(host)
        loopback = {with_port("http", name, port) for name in LOOPBACK_NAMES}
        if public_url is not None:
            public = checked_url(public_url)
            base, name = origin_of(public), add_brackets(public.hostname or "")
        else:
            base, name = with_port("http", named, port), named
        return cls(
            base=base,
            hosts=frozenset({*LOOPBACK_NAMES, named, name}),
            origins=frozenset({*loopback, with_port("http", named, port), base}),
            is_shared=not {name, named} <= {*LOOPBACK_NAMES},
        )

    def allows_host(self, header: str) -> bool:
        """Return True if a Host header names this server. The port is ignored: a proxy or tunnel may use another."""
        try:
            name = urlsplit(f"//{header}").hostname or "" if is_authority(header) else ""
        except ValueError:  # brackets around something that is not an address
            return False
        return add_brackets(name) in self.hosts

    def allows_origin(self, header: str | None) -> bool:
        """Return True if an Origin header is allowed. Programs send none."""
        return header is None or header in self.origins


def is_authority(text: str) -> bool:
    """Return True if a text is a plausible authority (host and port) of a URL."""
    return text.isascii() and not set(text) & set("/?#@\\ ") and text.count("[") == text.count("]") <= 1


def add_brackets(host: str) -> str:
    """Return a host as it is written in URLs."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()


def with_port(scheme: str, host: str, port: int) -> str:
    """Return an origin as browsers write it: without the default port."""
    return f"{scheme}://{host}" if DEFAULT_PORTS.get(scheme) == port else f"{scheme}://{host}:{port}"


def origin_of(url: SplitResult) -> str:
    return with_port(url.scheme, add_brackets(url.hostname or ""), url.port or DEFAULT_PORTS[url.scheme])


def checked_url(text: str) -> SplitResult:
    """Parse a URL of scheme, host and optional port. Raises SetupError."""
    try:
        url = urlsplit(text)
        is_plain = url.path in ("", "/") and not (url.query or url.fragment or url.username or url.password)
        if url.scheme in DEFAULT_PORTS and url.hostname and is_plain and url.port != 0:
            return url
    except ValueError:  # the port is not a number, or a bracket is missing
        pass
    raise SetupError("serve/public-url", url=text)


def lan_address() -> str:
    """Return the address of this machine in the local network. Raises SetupError if there is none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(PROBE_ADDRESS)  # selects a route; UDP sends nothing
            address: str = probe.getsockname()[0]
    except OSError:
        raise SetupError("serve/no-network") from None
    if ipaddress.ip_address(address).is_loopback:
        raise SetupError("serve/no-network")
    return address
