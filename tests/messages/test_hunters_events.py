"""Sentences about the events of Hunters and Gatherers."""

import re
from typing import get_args

import pytest

from bastide import Discarded, Drawn, Event, Game, Move, Placed, Reason, Returned, Scored, edition, edition_names, tile
from bastide.messages.events import explain, notes_about, tell
from bastide.rules.events import BonusAnswer, DeerEaten, DolmenStands, GoldFound, Note, TigersDriven
from bastide.tiles import KINDS, RIVER_SYSTEM

CELLS = (0, 0), (0, 1)
NAMES_OF_SCORES = {"huts": "river system"}  # if it differs from the kind's name


def placed_event(text: str) -> Placed:
    return Placed(0, Move.parse(text))


def gold(bonus: BonusAnswer, nuggets: int = 1) -> GoldFound:
    return GoldFound(0, CELLS, nuggets, bonus)


def meadow(followers: tuple[int, ...], receivers: tuple[int, ...], *notes: Note) -> Scored:
    return Scored("meadow", CELLS, (Reason("deer", 1, 2),), followers, receivers, True, notes)


def final(kind: str, *reasons: Reason, receivers: tuple[int, ...] = (0,)) -> Scored:
    return Scored(kind, CELLS, reasons, (1, 1), receivers, True)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Drawn(0, tile("45")), "Red draws tile 45."),
        (Drawn(0, tile("83")), "Red draws bonus tile 83."),
        (Discarded(0, tile("83")), "Bonus tile 83 fits nowhere, so Red removes it from the game."),
        (Discarded(0, tile("45")), "Tile 45 fits nowhere, so Red removes it from the game."),
        (placed_event("83@1,0>90 forest"), "Red lays tile 83 at 1,0, turned by 90°, with a gatherer."),
        (placed_event("83@1,0 river"), "Red lays tile 83 at 1,0, with a fisher."),
        (placed_event("83@1,0 meadow.n"), "Red lays tile 83 at 1,0, with a hunter in the north."),
        (placed_event("26@1,0 meadow"), "Red lays tile 26 at 1,0, with a hunter."),
        (placed_event("64@1,0 meadow.inside"), "Red lays tile 64 at 1,0, with a hunter in the middle."),
        (placed_event("79@1,0 hut.lake"), "Red lays tile 79 at 1,0, with a hut on a lake."),
        (placed_event("79@1,0 hut.river.n"), "Red lays tile 79 at 1,0, with a hut on a river in the north."),
        (placed_event("86@1,0 hut.lake.s"), "Red lays tile 86 at 1,0, with a hut on a lake in the south-west."),
        (gold(BonusAnswer.DUE), "Red has completed a forest of 2 tiles with 1 gold nugget: a bonus tile is due."),
        (
            gold(BonusAnswer.BONUS_TURN),
            "Red has completed a forest of 2 tiles with 1 gold nugget, but a bonus tile never earns another.",
        ),
        (
            gold(BonusAnswer.USED_UP, nuggets=3),
            "Red has completed a forest of 2 tiles with 3 gold nuggets, but no bonus tile is left.",
        ),
        (
            Scored("forest", CELLS, (Reason("tiles", 2, 4), Reason("mushrooms", 1, 2)), (1, 0), (0,)),
            "Red scores 6 for a forest: 4 for 2 tiles, 2 for 1 group of mushrooms.",
        ),
        (
            Scored("forest", CELLS, (Reason("tiles", 2, 4), Reason("mushrooms", 2, 4)), (1, 1), (0, 1)),
            "Red and Blue score 8 each for a forest: 4 for 2 tiles, 4 for 2 groups of mushrooms.",
        ),
        (
            Scored("river", CELLS, (Reason("tiles", 2, 2), Reason("fish", 3, 3)), (1, 0), (0,)),
            "Red scores 5 for a river: 2 for 2 tiles, 3 for 3 fish.",
        ),
        (final("huts", Reason("fish", 5, 5)), "Red scores 5 for a river system of 2 tiles at 0,0: 5 for 5 fish."),
        (
            final("meadow", Reason("deer", 1, 2), Reason("mammoths", 1, 2), Reason("aurochs", 1, 2)),
            "Red scores 6 for a meadow of 2 tiles at 0,0: 2 for 1 deer, 2 for 1 mammoth, 2 for 1 aurochs.",
        ),
        (
            final("meadow", Reason("mammoths", 2, 4), Reason("aurochs", 2, 4), receivers=(0, 1)),
            "Red and Blue score 8 each for a meadow of 2 tiles at 0,0: 4 for 2 mammoths, 4 for 2 aurochs.",
        ),
        (
            final("meadow", Reason("deer", 0, 0)),
            "Red gets nothing for a meadow of 2 tiles at 0,0: tigers ate every deer.",
        ),
        (
            final("meadow", Reason("deer", 0, 0), receivers=(0, 1)),
            "Red and Blue get nothing for a meadow of 2 tiles at 0,0: tigers ate every deer.",
        ),
    ],
    ids=str,
)
def test_each_event_has_a_sentence(event: Event, sentence: str) -> None:
    assert tell(event) == sentence


@pytest.mark.parametrize(
    ("note", "sentence"),
    [
        (
            DolmenStands((3, 2), 0),
            "The hunter beside the dolmen at 3,2 hunts alone, so only Red scores this meadow.",
        ),
        (TigersDriven((3, 2), ()), "The fire at 3,2 has no tiger to drive off."),
        (TigersDriven((3, 2), ((3, 2),)), "The fire at 3,2 drives off the tiger at 3,2, so every deer counts."),
        (
            TigersDriven((3, 2), ((3, 2), (1, 0), (2, -1))),
            "The fire at 3,2 drives off 3 tigers (3,2 1,0 2,−1), so every deer counts.",
        ),
        (DeerEaten((1, 0), (2, -1)), "The tiger at 1,0 eats a deer at 2,−1."),
    ],
    ids=str,
)
def test_each_note_has_a_sentence(note: Note, sentence: str) -> None:
    assert notes_about(meadow((1, 0), (0,), note)) == [sentence]


def test_explanation_includes_all_notes() -> None:
    score = meadow((1, 0), (0,), DeerEaten((1, 0), (2, -1)), DeerEaten((1, 1), (2, -1)))
    assert explain(score) == [
        "Red scores 2 for a meadow of 2 tiles at 0,0: 2 for 1 deer.",
        "Its 2 tiles: 0,0 0,1",
        "Hunters on it: Red 1; nobody else has any there.",
        "The tiger at 1,0 eats a deer at 2,−1.",
        "The tiger at 1,1 eats a deer at 2,−1.",
    ]


@pytest.mark.parametrize(
    ("kind", "pieces"),
    [("forest", "Gatherers"), ("river", "Fishers"), ("meadow", "Hunters"), ("huts", "Huts"), ("city", "Followers")],
)
def test_majority_names_the_pieces(kind: str, pieces: str) -> None:
    score = Scored(kind, CELLS, (Reason("tiles", 2, 2),), (2, 1), (0,))
    assert explain(score)[2] == f"{pieces} on it: Red 2, Blue 1; Red has the most and gets all the points."


def test_dolmen_overrides_the_majority() -> None:
    lines = explain(meadow((1, 2), (0,), DolmenStands((3, 2), 0)))
    assert lines[2] == "Hunters on it: Red 1, Blue 2; the dolmen gives Red all the points."


def test_every_kind_of_note_has_a_sentence() -> None:
    examples: dict[type, Note] = {
        DolmenStands: DolmenStands((0, 0), 0),
        TigersDriven: TigersDriven((0, 0), ()),
        DeerEaten: DeerEaten((0, 0), (0, 0)),
    }
    assert examples.keys() == set(get_args(Note))
    assert len({sentence for note in examples.values() for sentence in notes_about(meadow((1, 0), (0,), note))}) == len(
        examples
    )
    assert len({note.what for note in examples.values()}) == len(examples)


def test_every_piece_is_named_by_its_role() -> None:
    for each in {design for name in edition_names() for design in edition(name).tiles}:
        for place in each.places:
            move = Move(each, 1, 0, 0, place)
            role = "hut" if move.is_hut or move.placed_on is None else move.placed_on.kind.role
            assert re.search(rf", with a {role}\b", tell(Placed(0, move)))


@pytest.mark.parametrize("name", [kind.score_name for kind in (*KINDS.values(), RIVER_SYSTEM) if kind.role])
def test_every_kind_of_feature_is_named(name: str) -> None:
    wanted = NAMES_OF_SCORES.get(name, name)
    score = Scored(name, CELLS, (Reason("tiles", 2, 2),), (1, 0), (0,), True)
    assert f" {wanted} " in tell(score).replace(":", " ")


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_every_event_of_a_whole_game_has_a_sentence(draw_ahead: bool) -> None:
    game = Game("hunters", players=5, seed=3, draw_ahead=draw_ahead)
    while not game.is_over:
        game.push(min(game.legal_moves, key=lambda move: (not move.place, abs(move.x) + abs(move.y), move.place)))
    lines = [line for event in game.events() for line in lines_about(event)]
    assert all(line.endswith(".") or line.startswith("Its ") for line in lines)
    assert {type(event) for event in game.events()} >= {Drawn, Placed, Scored, Returned, GoldFound}


def lines_about(event: Event) -> list[str]:
    return explain(event) if isinstance(event, Scored) else [tell(event)]
