"""From where the server can be reached: its links, and the names and origins that requests may come with."""

from __future__ import annotations

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from bastide.errors import SetupError

USUAL_PORT = 8765
LOOPBACK = "127.0.0.1"
LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = ("0.0.0.0", "::")  # what a server listens on to be reached by all of a machine's addresses
SOMEWHERE = ("192.0.2.1", 9)  # an address for examples; nothing is sent there
DEFAULT_PORTS = {"http": 80, "https": 443}


class Reach(NamedTuple):
    """What links begin with, the hosts that requests may name, the origins that pages may have, and who may come."""

    base: str
    hosts: frozenset[str]
    origins: frozenset[str]
    is_shared: bool

    @classmethod
    def of(cls, host: str, port: int, public_url: str | None = None) -> Reach:
        """The reach of a server that listens there. Raises SetupError for an address that links cannot begin with."""
        named = lan_address() if host in EVERYWHERE else bracketed(host)
        loopback = {with_port("http", name, port) for name in LOOPBACK_NAMES}
        if public_url is not None:
            public = checked_url(public_url)
            base, name = origin_of(public), bracketed(public.hostname or "")
        else:
            base, name = with_port("http", named, port), named
        return cls(
            base=base,
            hosts=frozenset({*LOOPBACK_NAMES, named, name}),
            origins=frozenset({*loopback, with_port("http", named, port), base}),
            is_shared=not {name, named} <= {*LOOPBACK_NAMES},
        )

    def allows_host(self, header: str) -> bool:
        """Whether a Host header names this server. Any port will do: a proxy or a tunnel may have another one."""
        try:
            name = urlsplit(f"//{header}").hostname or "" if is_authority(header) else ""
        except ValueError:  # brackets round what is no address
            return False
        return bracketed(name) in self.hosts

    def allows_origin(self, header: str | None) -> bool:
        """Whether a page of that origin may ask; programs have none."""
        return header is None or header in self.origins


def is_authority(text: str) -> bool:
    """Whether a text may stand between the slashes of an address."""
    return text.isascii() and not set(text) & set("/?#@\\ ") and text.count("[") == text.count("]") <= 1


def bracketed(host: str) -> str:
    """A host as addresses write it."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()


def with_port(scheme: str, host: str, port: int) -> str:
    """The origin of pages from there, as browsers write it: without the usual port."""
    return f"{scheme}://{host}" if DEFAULT_PORTS.get(scheme) == port else f"{scheme}://{host}:{port}"


def origin_of(url: SplitResult) -> str:
    return with_port(url.scheme, bracketed(url.hostname or ""), url.port or DEFAULT_PORTS[url.scheme])


def checked_url(text: str) -> SplitResult:
    """An address that links can begin with: a scheme, a host, perhaps a port. Raises SetupError."""
    try:
        url = urlsplit(text)
        is_plain = url.path in ("", "/") and not (url.query or url.fragment or url.username or url.password)
        if url.scheme in DEFAULT_PORTS and url.hostname and is_plain and url.port != 0:
            return url
    except ValueError:  # a port that is no number, or half a bracket
        pass
    raise SetupError("serve/public-url", url=text)


def lan_address() -> str:
    """The address of this machine in the local network. Raises SetupError if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(SOMEWHERE)  # finds the way there, and sends nothing
            address: str = probe.getsockname()[0]
    except OSError:
        raise SetupError("serve/no-network") from None
    if ipaddress.ip_address(address).is_loopback:
        raise SetupError("serve/no-network")
    return address
