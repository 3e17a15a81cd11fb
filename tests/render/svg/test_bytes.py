"""Pictures are small, plain SVG that needs nothing from outside, and the same bytes wherever they are made."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from bastide.render.svg.definitions import definitions
from bastide.render.svg.look import Look
from tests.render.svg.boards import played
from tests.render.svg.drawn import LOOKS, Drawn, every_look, every_tile, one_turn
from tests.render.svg.fingerprints import fingerprints, kept

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
def test_a_picture_is_plain_and_small(drawn: Drawn) -> None:
    for small in (False, True):
        picture = drawn.picture(small=small)
        assert len(picture.encode()) <= MOST_BYTES
        assert elements(picture) <= ELEMENTS
        assert references(picture) <= {f"#{name}" for name in identities(drawn.look.symbols(small=small) + picture)}


@every_look
def test_a_small_picture_is_smaller(look: Look) -> None:
    drawn = one_turn(look)
    assert sum(len(each.picture(small=True)) for each in drawn) < sum(len(each.picture()) for each in drawn)


@every_look
def test_four_turns_are_none(look: Look) -> None:
    drawn = one_turn(look)[1]
    assert look.tile(drawn.tile, drawn.rotation + 4) == drawn.picture()


@every_look
def test_what_pictures_share_is_plain_and_named_by_its_look(look: Look) -> None:
    for small in (False, True):
        symbols = look.symbols(small=small)
        names = identities(symbols)
        assert elements(symbols) <= ELEMENTS
        assert references(symbols) <= {f"#{name}" for name in names}
        assert repeated(names) == []


def test_looks_share_no_names() -> None:
    """A page may show several looks at once."""
    names = [set(identities(look.symbols() + look.symbols(small=True))) for look in LOOKS]
    assert repeated([name for each in names for name in each]) == []


@every_look
def test_a_name_means_the_same_in_large_and_small_pictures(look: Look) -> None:
    """A page may show both at once."""
    large, small = (defined(look.symbols(small=small)) for small in (False, True))
    assert {name for name in large.keys() & small.keys() if large[name] != small[name]} == set()


@every_look
def test_no_name_is_given_twice_in_a_document_with_all_tiles(look: Look) -> None:
    for small in (False, True):
        pictures = [drawn.picture(small=small) for drawn in one_turn(look)]
        assert repeated(identities("".join([look.symbols(small=small), *pictures]))) == []


def elements(content: str) -> set[str]:
    """The names of the elements in it; it must be well-formed."""
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>')
    return {element.tag.removeprefix(SVG) for element in root.iter()}


def defined(symbols: str) -> dict[str, str]:
    """By each name, the definition that it is in."""
    known = definitions(symbols)
    return {name: known.texts[number] for name, number in known.owners.items()}


def identities(content: str) -> list[str]:
    return IDENTITY.findall(content)


def references(content: str) -> set[str]:
    return {link or address for link, address in REFERENCE.findall(content)}


def repeated(names: list[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


@every_look
def test_pictures_are_the_same_on_every_machine(look: Look) -> None:
    """If they are meant to differ from what is kept, tests/render/svg/fingerprints.py says what to do."""
    assert fingerprints(look) == kept(look)


def test_a_board_is_the_same_in_another_process() -> None:
    code = (
        "from tests.render.svg.boards import played;"
        "print(*(played(name, 20).svg(layers=['fields', 'features']) for name in ('winter', 'hunters')), sep='\\n')"
    )
    boards = {in_another_process(code, seed) for seed in ("1", "2")}
    assert boards == {"\n".join(played(name, 20).svg(layers=["fields", "features"]) for name in ("winter", "hunters"))}


@every_look
def test_pictures_are_the_same_in_another_process_and_in_another_order(look: Look) -> None:
    code = (
        "from bastide.render.svg.looks import look_named;"
        "from tests.render.svg.fingerprints import fingerprints;"
        f"print(*fingerprints(look_named({look.name!r}), backwards=True), sep='\\n')"
    )
    assert in_another_process(code, "1").splitlines() == fingerprints(look)


def in_another_process(code: str, seed: str) -> str:
    """What a program prints whose sets are in another order."""
    surroundings = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", code]
    made = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, check=True, encoding="utf-8")
    return made.stdout.removesuffix("\n")
