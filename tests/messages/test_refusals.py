"""Sentences about refused moves, draws and setups quote the input."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bastide
from bastide import IllegalMove, Move, tile
from bastide.errors import PositionError, SetupError
from bastide.messages import sentence_about
from bastide.tiles import HUT

PACKAGE = Path(bastide.__file__).parent
FISHER = Move.parse("83@1,0 river")
HUT_ON_LAKE = Move.parse("79@1,0 hut.lake")
HUNTER = Move.parse("88@1,0 meadow")


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (
            IllegalMove("move/bonus-not-due", move=FISHER, tile=tile("83"), drawn=tile("12")),
            "83 is a bonus tile, but no bonus is due; the tile to lay is 12.",
        ),
        (
            IllegalMove("move/no-followers", move=FISHER),
            "the player has no follower or tribe member left to place; the tile can be laid without a piece.",
        ),
        (
            IllegalMove("move/no-huts", move=HUT_ON_LAKE),
            "the player has no hut left to place; the tile can be laid without one.",
        ),
        (
            IllegalMove("move/hut-taken", move=HUT_ON_LAKE, place="hut.lake"),
            "the river system of “hut.lake” already has a hut; choose another place, or none.",
        ),
        (
            IllegalMove("move/fire", move=HUNTER, place="meadow", tile=tile("88")),
            "a fire burns on tile 88, so no hunter may be placed on “meadow”; lay it without one.",
        ),
    ],
    ids=str,
)
def test_refused_move_is_quoted_and_explained(error: IllegalMove, why: str) -> None:
    assert sentence_about(error) == f"“{error.details['move']}” cannot be played: {why}"


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (
            IllegalMove("draw/bonus-due", tile=tile("12")),
            "the player has completed a forest with gold and draws a bonus tile now, but this is a land tile.",
        ),
        (
            IllegalMove("draw/bonus-not-due", tile=tile("83")),
            "it is a bonus tile, but no bonus is due now; draw a land tile.",
        ),
    ],
    ids=str,
)
def test_refused_draw_names_the_tile(error: IllegalMove, why: str) -> None:
    assert sentence_about(error) == f"Tile {error.details['tile']} cannot be drawn: {why}"


@pytest.mark.parametrize(("what", "words"), [("fish", "99 fish"), ("huts", "99 huts for each player")])
def test_too_large_edition_names_the_excess(what: str, words: str) -> None:
    error = SetupError("setup/edition-too-large", edition="own", what=what, needed=99, most=1)
    assert sentence_about(error) == f"The edition “own” has {words}, but there is room for at most 1."


@pytest.mark.parametrize(
    ("reason", "most", "why"),
    [
        ("position/too-many-followers", 0, "no followers or tribe members, but there are some on the board."),
        (
            "position/too-many-followers",
            1,
            "only one follower or tribe member, but there are more on the board.",
        ),
        (
            "position/too-many-followers",
            7,
            "only 7 followers or tribe members, but there are more on the board.",
        ),
        ("position/too-many-huts", 0, "no huts, but there are some on the board."),
        ("position/too-many-huts", 1, "only one hut, but there are more on the board."),
        ("position/too-many-huts", 2, "only 2 huts, but there are more on the board."),
    ],
)
def test_too_many_pieces_are_counted(reason: str, most: int, why: str) -> None:
    error = PositionError(reason, number=9, line="4@1,0>0 forest=1", seat=1, most=most)
    assert sentence_about(error) == f"Line 9, “4@1,0>0 forest=1”: seat 1 has {why}"


def test_malformed_place_lists_valid_places() -> None:
    error = IllegalMove("move/malformed", tile=tile("79"), x=1, y=0, rotation=0, place=99, segments=9)
    assert f"1 to 9 for a piece on a segment where it may stand, and {HUT} more for a hut" in sentence_about(error)


class VariantCollector(Visitor):
    """Collects the keys of a message's selectors."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 - the name is Fluent's
        if isinstance(node.key, ftl.Identifier):
            self.names.add(node.key.name)


def test_every_capacity_has_a_word() -> None:
    text = (PACKAGE / "messages" / "en" / "errors-rules.ftl").read_text(encoding="utf-8")
    variants = VariantCollector()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.id.name == "error-setup-edition-too-large":
            variants.visit(entry)
    assert variants.names == capacity_names()


def capacity_names() -> set[str]:
    """Return the names of the checked capacities."""
    source = ast.parse((PACKAGE / "rules" / "capacity.py").read_text(encoding="utf-8"))
    keys = [key for node in ast.walk(source) if isinstance(node, ast.Dict) for key in node.keys]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}
