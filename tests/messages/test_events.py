"""Sentences about the events of classic games."""

import pytest

from bastide import Discarded, Drawn, Ended, Event, Game, Move, Placed, Reason, Returned, Scored, TakenBack, tile
from bastide.messages.events import explain, tell

TILES, PENNANTS, CITIES = "tiles", "pennants", "cities"


def city(receivers: tuple[int, ...] = (0,), followers: tuple[int, ...] = (1, 0), *, final: bool = False) -> Scored:
    reasons = Reason(TILES, 3, 6), Reason(PENNANTS, 1, 2)
    return Scored("city", ((0, 0), (0, -1), (1, -1)), reasons, followers, receivers, final)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Drawn(0, tile("D")), "Red draws tile D."),
        (Drawn(1, tile("D"), ahead=True), "Blue draws tile D for the next turn."),
        (Discarded(2, tile("C")), "Tile C fits nowhere, so Yellow removes it from the game."),
        (Placed(3, Move.parse("D@1,0>0")), "Black lays tile D at 1,0."),
        (Placed(4, Move.parse("D@-1,2>270")), "Pink lays tile D at −1,2, turned by 270°."),
        (Placed(0, Move.parse("D@1,0>90 road")), "Red lays tile D at 1,0, turned by 90°, with a robber."),
        (Placed(0, Move.parse("D@1,0 field.s")), "Red lays tile D at 1,0, with a farmer in the south."),
        (Placed(0, Move.parse("D@1,0 city")), "Red lays tile D at 1,0, with a knight."),
        (Placed(0, Move.parse("B@1,0 monk")), "Red lays tile B at 1,0, with a monk."),
        (Returned(1, (2, -3), 0, "robber"), "Blue’s robber comes home."),
        (TakenBack(0), "Red’s last turn is taken back."),
        (city(), "Red scores 8 for a city: 6 for 3 tiles, 2 for 1 pennant."),
        (city((0, 1, 2)), "Red, Blue and Yellow score 8 each for a city: 6 for 3 tiles, 2 for 1 pennant."),
        (city(final=True), "Red scores 8 for an unfinished city at 0,0: 6 for 3 tiles, 2 for 1 pennant."),
        (
            Scored("road", ((0, 0),), (Reason(TILES, 1, 1),), (0, 1), (1,), True),
            "Blue scores 1 for an unfinished road of 1 tile.",
        ),
        (
            Scored("monastery", ((0, 0),), (Reason(TILES, 9, 9),), (0, 1), (1,)),
            "Blue scores 9 for a monastery.",
        ),
        (
            Scored("field", ((0, 0),), (Reason(CITIES, 2, 6),), (1, 1), (0, 1), True),
            "Red and Blue score 6 each for a field at 0,0 with 2 completed cities.",
        ),
        (
            Scored("field", ((0, 0),), (Reason(CITIES, 1, 4),), (1, 0), (0,), True),
            "Red scores 4 for a field at 0,0 with 1 completed city.",
        ),
        (Ended((12, 5), (0,)), "The game is over: Red wins with 12 points."),
        (Ended((1, 0), (0,)), "The game is over: Red wins with 1 point."),
        (Ended((7, 7, 3), (0, 1)), "The game is over: Red and Blue share the victory with 7 points each."),
    ],
    ids=str,
)
def test_each_event_has_a_sentence(event: Event, sentence: str) -> None:
    assert tell(event) == sentence


def test_names_replace_colours() -> None:
    assert tell(city((0, 1)), names=["Ann", "Bob"]).startswith("Ann and Bob score 8 each")


def test_score_is_explained_line_by_line() -> None:
    assert explain(city()) == [
        "Red scores 8 for a city: 6 for 3 tiles, 2 for 1 pennant.",
        "Its 3 tiles: 0,0 0,−1 1,−1",
        "Followers on it: Red 1; nobody else has any there.",
    ]


def test_majority_and_tie_are_explained() -> None:
    assert (
        explain(city((1,), (1, 2)))[-1] == "Followers on it: Red 1, Blue 2; Blue has the most and gets all the points."
    )
    tie = explain(city((0, 1), (2, 2)))[-1]
    assert tie == "Followers on it: Red 2, Blue 2; Red and Blue have the most, and each of them gets all the points."


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_every_event_of_a_whole_game_has_a_sentence(draw_ahead: bool) -> None:
    game = Game("danish", players=5, seed=3, draw_ahead=draw_ahead)
    while not game.is_over:
        game.push(max(game.legal_moves, key=lambda move: (move.place, -abs(move.x) - abs(move.y))))
    sentences = [tell(event) for event in game.events()]
    assert all(sentence.endswith(".") for sentence in sentences)
    assert {type(event) for event in game.events()} >= {Drawn, Placed, Scored, Returned, Ended}
