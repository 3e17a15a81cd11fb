"""Refusals of moves, draws and set-ups are told in sentences that quote what was given."""

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
            "83 is a bonus tile, but no bonus is due; the tile to place is 12.",
        ),
        (
            IllegalMove("move/no-followers", move=FISHER),
            "the player has nobody left to place; the tile can be laid without a piece.",
        ),
        (
            IllegalMove("move/no-huts", move=HUT_ON_LAKE),
            "the player has no hut left to place; the tile can be laid without one.",
        ),
        (
            IllegalMove("move/hut-taken", move=HUT_ON_LAKE, place="hut.lake"),
            "the river system of “hut.lake” has a hut already; choose another place, or none.",
        ),
        (
            IllegalMove("move/fire", move=HUNTER, place="meadow", tile=tile("88")),
            "a fire burns on tile 88, so no hunter may be placed on “meadow”; lay it without one.",
        ),
    ],
    ids=str,
)
def test_a_refused_move_is_quoted_and_explained(error: IllegalMove, why: str) -> None:
    assert sentence_about(error) == f"“{error.details['move']}” cannot be played: {why}"


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (
            IllegalMove("draw/bonus-due", tile=tile("12")),
            "the player has closed a forest with gold and draws a bonus tile now, and this one is a land tile.",
        ),
        (
            IllegalMove("draw/bonus-not-due", tile=tile("83")),
            "it is a bonus tile, but no bonus is due now; draw a land tile.",
        ),
    ],
    ids=str,
)
def test_a_refused_draw_names_the_tile_and_is_explained(error: IllegalMove, why: str) -> None:
    assert sentence_about(error) == f"Tile {error.details['tile']} cannot be drawn: {why}"


@pytest.mark.parametrize(("what", "words"), [("fish", "99 fish"), ("huts", "99 huts for each player")])
def test_an_edition_that_is_too_large_is_told_in_what(what: str, words: str) -> None:
    error = SetupError("setup/edition-too-large", edition="own", what=what, needed=99, most=1)
    assert sentence_about(error) == f"The edition “own” has {words}, but there is room for at most 1."


@pytest.mark.parametrize(
    ("reason", "most", "why"),
    [
        ("position/too-many-followers", 0, "nobody to place, but somebody stands on the board."),
        ("position/too-many-followers", 1, "only one person to place, but more stand on the board."),
        ("position/too-many-followers", 7, "only 7 people to place, but more stand on the board."),
        ("position/too-many-huts", 0, "no huts, but one stands on the board."),
        ("position/too-many-huts", 1, "only one hut, but more stand on the board."),
        ("position/too-many-huts", 2, "only 2 huts, but more stand on the board."),
    ],
)
def test_too_many_pieces_are_told_with_how_many_there_are(reason: str, most: int, why: str) -> None:
    error = PositionError(reason, number=9, line="4@1,0>0 forest=1", seat=1, most=most)
    assert sentence_about(error) == f"Line 9, “4@1,0>0 forest=1”: seat 1 has {why}"


def test_a_malformed_place_is_told_what_places_are() -> None:
    error = IllegalMove("move/malformed", tile=tile("79"), x=1, y=0, rotation=0, place=99, segments=9)
    assert f"1 to 9 for a piece on a segment where it may stand, and {HUT} more if that is a hut" in sentence_about(
        error
    )


class Variants(Visitor):
    """Collects what the selectors of a message tell apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 - the name is Fluent's
        if isinstance(node.key, ftl.Identifier):
            self.names.add(node.key.name)


def test_everything_that_an_edition_may_have_too_much_of_has_its_words() -> None:
    text = (PACKAGE / "messages" / "en" / "errors-rules.ftl").read_text(encoding="utf-8")
    variants = Variants()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.id.name == "error-setup-edition-too-large":
            variants.visit(entry)
    assert variants.names == limited()


def limited() -> set[str]:
    """What the capacity of the kernel is checked for."""
    source = ast.parse((PACKAGE / "rules" / "capacity.py").read_text(encoding="utf-8"))
    keys = [key for node in ast.walk(source) if isinstance(node, ast.Dict) for key in node.keys]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}
