"""Pictures and tile data over HTTP, and the background rendering of all pictures."""

import gzip
import hashlib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from bastide import edition
from bastide.render.svg.pieces import ROLES
from bastide.render.svg.tiles import drawing_cache
from bastide.render.svg.tiles.drawing_cache import DrawingCache
from bastide.render.svg.tiles.looks import built_in_looks, look_of
from bastide.rules.options import SEATS
from bastide.server import pictures
from bastide.server.pictures import PICTURES_VERSION, piece_picture, tile_picture
from bastide.tiles import Edition, edition_names
from tests.server.helpers.servers import api_client, code_of

CACHE_FOREVER = "public, max-age=31536000, immutable"

# One entry per version; add one when the version changes, and never edit an older one.
FINGERPRINTS = {"1.1": "9d28fc52f2fe6d37", "1.2": "9d28fc52f2fe6d37"}
EVERY = 8  # draw every eighth tile; tests/render/svg/test_bytes.py checks all drawings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data"), requests_at_once=1000) as test_client:
        yield test_client


def svg_size(text: str) -> tuple[float, float]:
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return float(root.attrib["width"]), float(root.attrib["height"])


@pytest.mark.parametrize("name", ["winter/D-1", "winter/Winter-K-0", "modern/D-3-small"])
def test_tile_picture_is_cached_by_browsers(client: TestClient, name: str) -> None:
    answer = client.get(f"/pictures/{PICTURES_VERSION}/{name}.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == CACHE_FOREVER
    assert svg_size(answer.text) == (240, 240)


def test_pictures_change_only_with_their_version(monkeypatch: pytest.MonkeyPatch) -> None:
    caches = {name: DrawingCache(look_of(edition(name)), None) for name in ("modern", "winter", "hunters")}
    monkeypatch.setattr(drawing_cache, "drawings_of", lambda rules: caches[rules.name])
    assert {cache.look.name for cache in caches.values()} == set(built_in_looks())
    digest = hashlib.sha256()
    for name in caches:
        for tile in edition(name).tiles[::EVERY]:
            for small in (False, True):
                digest.update(tile_picture(name, tile.name, 1, small=small).encode())
    for role in ROLES:
        for colour in SEATS:
            digest.update(piece_picture(role, colour).encode())
    assert digest.hexdigest()[:16] == FINGERPRINTS[PICTURES_VERSION]


def test_setup_names_the_pictures_version(client: TestClient) -> None:
    assert client.get("/api/setup").json()["pictures"] == PICTURES_VERSION


def test_picture_of_another_version_is_not_cached(client: TestClient) -> None:
    assert client.get("/pictures/0ld/modern/D-0.svg").headers["cache-control"] == "no-cache"


def test_unchanged_picture_is_not_sent_again(client: TestClient) -> None:
    path = f"/pictures/{PICTURES_VERSION}/modern/D-0.svg"
    tag = client.get(path).headers["etag"]
    again = client.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_pictures_are_compressed_for_clients_that_accept_gzip(client: TestClient) -> None:
    path = f"/pictures/{PICTURES_VERSION}/modern/D-0.svg"
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    packed = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))


@pytest.mark.parametrize("role", ROLES)
def test_every_role_has_a_piece_in_every_colour(client: TestClient, role: str) -> None:
    pieces = [client.get(f"/pictures/{PICTURES_VERSION}/pieces/{role}-{colour}.svg").text for colour in SEATS]
    assert len(set(pieces)) == len(SEATS)
    assert all(20 < length < 120 for piece in pieces for length in svg_size(piece))


def test_edition_has_a_card(client: TestClient) -> None:
    answer = client.get(f"/pictures/{PICTURES_VERSION}/editions/modern.svg")
    width, height = svg_size(answer.text)
    assert (round(width, -1), round(height, -1)) == (560, 230)
    assert answer.headers["cache-control"] == CACHE_FOREVER


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("modern/Winter-K-0", "picture/unknown"),
        ("modern/d-0", "picture/unknown"),
        ("modern/D-4", "message/malformed"),
        ("lunar/D-0", "setup/unknown-edition"),
        ("editions/lunar", "setup/unknown-edition"),
        (f"editions/{'x' * 400}", "setup/unknown-edition"),
        ("editions/a%00b", "setup/unknown-edition"),
        (f"{'x' * 400}/D-0", "setup/unknown-edition"),
        ("pieces/knight-teal", "picture/unknown"),
        ("pieces/king-red", "picture/unknown"),
        ("modern/..%2F..%2Fsecret-0", "request/unknown-path"),
    ],
)
def test_unknown_picture_is_refused(client: TestClient, name: str, code: str) -> None:
    refusal = client.get(f"/pictures/{PICTURES_VERSION}/{name}.svg")
    assert refusal.status_code in (404, 422)
    assert code_of(refusal) == code


def test_tile_info_has_positions_and_areas(client: TestClient) -> None:
    info = client.get("/api/editions/modern/tiles/D").json()
    tile = next(tile for tile in edition("modern").tiles if tile.name == "D")
    assert (info["tile"], info["is_bonus"], len(info["turns"])) == ("D", False, 4)
    for turn in info["turns"]:
        assert [place["place"] for place in turn["places"]] == list(tile.places)
        assert set(turn["areas"]) == {str(index) for index in range(len(tile.segments))}
        assert all(0 < number < 240 for place in turn["places"] for number in place["spot"])
    turned = {place["notation"]: place for place in info["turns"][1]["places"]}
    assert turned["road"]["sides"] == ["n", "s"]
    assert turned["city"]["role"] == "knight"


def test_everything_is_rendered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[str] = []
    filled: list[str] = []
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    monkeypatch.setattr(pictures, "card_picture", cards.append)
    monkeypatch.setattr(DrawingCache, "fill", lambda _, edition: filled.append(name_of(edition)))
    monkeypatch.setattr(pictures, "NICENESS", 0)
    marker = pictures.marker_path()
    assert marker
    assert not marker.exists()
    pictures.prerender_all(marker)
    assert cards == filled == list(edition_names())
    assert pictures.start_prerender() is None


def name_of(edition: Edition) -> str:
    return edition.name
