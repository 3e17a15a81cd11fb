"""Pictures are small, plain SVG without external references, with the same bytes on every machine."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from bastide.render.svg import DRAWING_VERSION
from bastide.render.svg.pieces import piece_symbols
from bastide.render.svg.tiles.looks import TileLook
from tests.render.svg.fingerprints import fingerprint, fingerprints, stored_fingerprints, stored_version
from tests.render.svg.helpers.boards import played_game
from tests.render.svg.helpers.drawn_tile import LOOKS, DrawnTile, every_look, every_tile, one_turn

ROOT = Path(__file__).parents[3]
MOST_BYTES = 12_000
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {
    *("svg", "defs", "g", "symbol", "use", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"),
    *("pattern", "linearGradient", "radialGradient", "stop", "clipPath", "mask"),
}
IDENTITY = re.compile(r'\bid="([^"]*)"')
REFERENCE = re.compile(r'\bhref="([^"]*)"|url\(([^)]*)\)')


@every_tile
def test_picture_is_plain_and_small(drawn: DrawnTile) -> None:
    for small in (False, True):
        picture = drawn.picture(small=small)
        assert len(picture.encode()) <= MOST_BYTES
        assert elements(picture) <= ELEMENTS
        assert references(picture) <= {
            f"#{name}" for name in identities(symbols_text(drawn.look, small=small) + picture)
        }


@every_look
def test_small_picture_has_fewer_bytes(look: TileLook) -> None:
    drawn = one_turn(look)
    assert sum(len(each.picture(small=True)) for each in drawn) < sum(len(each.picture()) for each in drawn)


@every_look
def test_four_quarter_turns_change_nothing(look: TileLook) -> None:
    drawn = one_turn(look)[1]
    assert look.tile(drawn.tile, drawn.rotation + 4) == drawn.picture()


@every_look
def test_symbols_are_plain_and_unique(look: TileLook) -> None:
    for small in (False, True):
        symbols = symbols_text(look, small=small)
        names = identities(symbols)
        assert elements(symbols) <= ELEMENTS
        assert references(symbols) <= {f"#{name}" for name in names}
        assert duplicates(names) == []


def test_looks_share_no_ids() -> None:
    """A page may show several looks at once."""
    names = [set(identities(symbols_text(look, small=False) + symbols_text(look, small=True))) for look in LOOKS]
    assert duplicates([name for each in names for name in each]) == []


@every_look
def test_ids_mean_the_same_in_both_sizes(look: TileLook) -> None:
    """A page may show both at once."""
    large, small = (look.symbols(small=small) for small in (False, True))
    assert {name for name in large.keys() & small.keys() if large[name] != small[name]} == set()


@every_look
def test_ids_are_unique_in_a_document_with_all_tiles(look: TileLook) -> None:
    for small in (False, True):
        pictures = [drawn.picture(small=small) for drawn in one_turn(look)]
        assert duplicates(identities("".join([symbols_text(look, small=small), *pictures]))) == []


def elements(content: str) -> set[str]:
    """Return the names of the elements in well-formed content."""
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>')
    return {element.tag.removeprefix(SVG) for element in root.iter()}


def symbols_text(look: TileLook, *, small: bool) -> str:
    return "".join(look.symbols(small=small).values())


def identities(content: str) -> list[str]:
    return IDENTITY.findall(content)


def references(content: str) -> set[str]:
    return {link or address for link, address in REFERENCE.findall(content)}


def duplicates(names: list[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


@every_look
def test_tiles_match_stored_fingerprints(look: TileLook) -> None:
    """After an intended change, follow tests/render/svg/fingerprints.py."""
    assert fingerprints(look) == stored_fingerprints(f"{look.name}-")


def test_fingerprints_are_those_of_this_version() -> None:
    assert stored_version() == DRAWING_VERSION


def test_pieces_match_stored_fingerprint() -> None:
    assert stored_fingerprints("pieces ") == [f"pieces {fingerprint(''.join(piece_symbols().values()))}"]


def test_board_is_the_same_in_another_process() -> None:
    code = (
        "from tests.render.svg.helpers.boards import played_game;"
        "games = [played_game(name, 20) for name in ('winter', 'hunters')];"
        "print(*(game.svg(layers=['fields', 'features']) for game in games), sep='\\n')"
    )
    boards = {run_in_another_process(code, seed) for seed in ("1", "2")}
    assert boards == {
        "\n".join(played_game(name, 20).svg(layers=["fields", "features"]) for name in ("winter", "hunters"))
    }


@every_look
def test_tiles_are_the_same_in_another_process_and_order(look: TileLook) -> None:
    code = (
        "from bastide.render.svg.tiles.looks import look_named;"
        "from tests.render.svg.fingerprints import fingerprints;"
        f"print(*fingerprints(look_named({look.name!r}), backwards=True), sep='\\n')"
    )
    assert run_in_another_process(code, "1").splitlines() == fingerprints(look)


def run_in_another_process(code: str, seed: str) -> str:
    """Return the output of a program with another hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", code]
    completed = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True, encoding="utf-8")
    return completed.stdout.removesuffix("\n")
