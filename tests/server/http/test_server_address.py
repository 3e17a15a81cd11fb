"""Base URLs, and allowed hosts and origins."""

import pytest

from bastide import SetupError
from bastide.server.http import server_address
from bastide.server.http.server_address import ServerAddress

ALONE = ServerAddress.of("127.0.0.1", 8765)
PUBLIC = ServerAddress.of("127.0.0.1", 8765, "https://games.example.org")


def test_loopback_server_is_not_shared() -> None:
    assert ALONE.base == "http://127.0.0.1:8765"
    assert not ALONE.is_shared


def test_lan_server_uses_its_lan_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_address, "lan_address", lambda: "192.168.1.7")
    shared = ServerAddress.of("0.0.0.0", 9000)
    assert shared.base == "http://192.168.1.7:9000"
    assert shared.is_shared
    assert shared.allows_host("192.168.1.7:9000")
    assert shared.allows_origin("http://192.168.1.7:9000")
    assert shared.allows_origin("http://localhost:9000")


def test_links_start_with_the_public_url() -> None:
    assert PUBLIC.base == "https://games.example.org"
    assert PUBLIC.is_shared
    assert PUBLIC.allows_origin("https://games.example.org")
    assert PUBLIC.allows_host("games.example.org")
    assert ServerAddress.of("127.0.0.1", 80, "HTTP://Games.Example.ORG:8080/").base == "http://games.example.org:8080"


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost:8765", "[::1]:8765", "LOCALHOST", "localhost:1"])
def test_all_loopback_names_are_allowed(host: str) -> None:
    assert ALONE.allows_host(host)
    assert PUBLIC.allows_host(host)


@pytest.mark.parametrize(
    "host",
    [
        "[x]",
        "[v1.x]:80",
        "evil.example",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "localhost/x",
        "",
        "[::1",
        "[",
        "é",
        "a b",
    ],
)
def test_other_hosts_are_refused(host: str) -> None:
    assert not ALONE.allows_host(host)


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "https://127.0.0.1:8765", "http://127.0.0.1:1", ""])
def test_other_origins_are_refused(origin: str) -> None:
    assert not ALONE.allows_origin(origin)


def test_missing_origin_is_allowed() -> None:
    assert ALONE.allows_origin(None)


@pytest.mark.parametrize(
    "url",
    [
        "games.example.org",
        "ftp://a.org",
        "https://",
        "https://a.org/path",
        "https://a.org?x",
        "https://u:p@a.org",
        "https://a:b",
    ],
)
def test_invalid_public_url_is_refused(url: str) -> None:
    with pytest.raises(SetupError, match="not an address that links can begin with"):
        ServerAddress.of("127.0.0.1", 1, url)


def test_machine_without_network_cannot_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_address, "PROBE_ADDRESS", ("127.0.0.1", 9))
    with pytest.raises(SetupError, match="not on a network"):
        ServerAddress.of("0.0.0.0", 8765)


def test_server_on_all_addresses_is_shared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server_address, "lan_address", lambda: "192.168.1.7")
    assert ServerAddress.of("0.0.0.0", 8765, "http://localhost:8765").is_shared
    assert not ServerAddress.of("127.0.0.1", 8765, "http://localhost:8765").is_shared
