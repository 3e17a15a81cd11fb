"""From where the server can be reached."""

import pytest

from bastide import SetupError
from bastide.server.security import reach
from bastide.server.security.reach import Reach

ALONE = Reach.of("127.0.0.1", 8765)
PUBLIC = Reach.of("127.0.0.1", 8765, "https://games.example.org")


def test_links_of_a_server_on_loopback_work_on_its_machine_only() -> None:
    assert ALONE.base == "http://127.0.0.1:8765"
    assert not ALONE.is_shared


def test_a_server_in_the_local_network_is_called_by_its_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.1.7")
    shared = Reach.of("0.0.0.0", 9000)
    assert shared.base == "http://192.168.1.7:9000"
    assert shared.is_shared
    assert shared.allows_host("192.168.1.7:9000")
    assert shared.allows_origin("http://192.168.1.7:9000")
    assert shared.allows_origin("http://localhost:9000")


def test_links_begin_with_the_public_address() -> None:
    assert PUBLIC.base == "https://games.example.org"
    assert PUBLIC.is_shared
    assert PUBLIC.allows_origin("https://games.example.org")
    assert PUBLIC.allows_host("games.example.org")
    assert Reach.of("127.0.0.1", 80, "HTTP://Games.Example.ORG:8080/").base == "http://games.example.org:8080"


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost:8765", "[::1]:8765", "LOCALHOST", "localhost:1"])
def test_loopback_may_be_called_by_all_its_names(host: str) -> None:
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
def test_other_names_are_not_this_server(host: str) -> None:
    assert not ALONE.allows_host(host)


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "https://127.0.0.1:8765", "http://127.0.0.1:1", ""])
def test_other_origins_are_foreign(origin: str) -> None:
    assert not ALONE.allows_origin(origin)


def test_programs_have_no_origin() -> None:
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
def test_links_cannot_begin_with_anything(url: str) -> None:
    with pytest.raises(SetupError, match="no address that links can begin with"):
        Reach.of("127.0.0.1", 1, url)


def test_a_machine_without_a_network_cannot_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "SOMEWHERE", ("127.0.0.1", 9))
    with pytest.raises(SetupError, match="in no network"):
        Reach.of("0.0.0.0", 8765)


def test_a_server_that_listens_everywhere_is_shared_whatever_its_links_begin_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.1.7")
    assert Reach.of("0.0.0.0", 8765, "http://localhost:8765").is_shared
    assert not Reach.of("127.0.0.1", 8765, "http://localhost:8765").is_shared
