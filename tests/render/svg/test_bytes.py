"""Pictures are small, plain SVG that needs nothing from outside, and the same bytes wherever they are made."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from bastide.render.svg.look import Look
from tests.render.svg.drawn import LOOKS, TILES, Drawn, every_look, every_tile, one_turn

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


def test_a_small_picture_is_smaller() -> None:
    for look in LOOKS:
        drawn = one_turn(look)
        assert sum(len(each.picture(small=True)) for each in drawn) < sum(len(each.picture()) for each in drawn)


@every_look
def test_what_pictures_share_is_plain_and_named_by_its_look(look: Look) -> None:
    for small in (False, True):
        symbols = look.symbols(small=small)
        names = identities(symbols)
        assert elements(symbols) <= ELEMENTS
        assert references(symbols) <= {f"#{name}" for name in names}
        assert repeated(names) == []
        assert not set(names) & {name for other in LOOKS if other is not look for name in identities(other.symbols())}


@every_look
def test_no_name_is_given_twice_in_a_document_with_all_tiles(look: Look) -> None:
    pictures = [drawn.picture() for drawn in one_turn(look)]
    assert repeated(identities("".join([look.symbols(), *pictures]))) == []


def elements(content: str) -> set[str]:
    """The names of the elements in it; it must be well-formed."""
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>')
    return {element.tag.removeprefix(SVG) for element in root.iter()}


def identities(content: str) -> list[str]:
    return IDENTITY.findall(content)


def references(content: str) -> set[str]:
    return {link or address for link, address in REFERENCE.findall(content)}


def repeated(names: list[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


def test_pictures_are_the_same_in_every_process_and_in_every_order() -> None:
    there, back = (started(seed, backwards=backwards) for seed, backwards in (("1", False), ("2", True)))
    assert there == back
    assert there.count("\n") == sum(map(len, TILES.values())) + len(LOOKS)


def started(hash_seed: str, *, backwards: bool) -> str:
    """The fingerprints of all pictures, made by a process of its own."""
    code = f"from tests.render.svg.drawn import fingerprints; print(fingerprints(backwards={backwards}))"
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, check=True, text=True).stdout
