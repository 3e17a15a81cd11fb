"""Records become games: every line of them, in an order that goes on where they stop."""

import json
import random
from collections import Counter
from dataclasses import replace

import pytest

from bastide import Game, Phase, Record
from bastide.errors import BastideError
from bastide.rules.events import Discarded, TakenBack
from bastide.rules.history import surviving
from bastide.rules.plain_json import to_json
from bastide.rules.record import Entry
from bastide.server.games.importing import Imported, imported
from tests.rules.games import walled_game

WAYS = [("modern", False), ("slovak", True), ("winter", False), ("hunters", False), ("hunters", True)]


def random_game(edition: str, turns: int = 1000, *, draw_ahead: bool = False, takebacks: float = 0.0) -> Game:
    """A game with so many turns, some of which are taken back."""
    game, dice = Game(edition, seed=5, draw_ahead=draw_ahead, first=1), random.Random(3)
    while not game.is_over and game.turn < turns:
        game.push_id(dice.choice(game.legal_ids().tolist()))
        if dice.random() < takebacks and game.phase is not Phase.OVER:
            game.take_back()
    return game


def told(game: Imported) -> tuple[object, ...]:
    """All that the story of a game has of what a record tells."""
    return tuple(item.event for item in game.story.log)


@pytest.mark.parametrize(("edition", "draw_ahead"), WAYS)
@pytest.mark.parametrize("turns", [0, 1, 25, 1000])
def test_a_record_with_takebacks_is_the_same_game_line_by_line(edition: str, draw_ahead: bool, turns: int) -> None:
    game = random_game(edition, turns, draw_ahead=draw_ahead, takebacks=0.15)
    record = game.record(names=["Ann", "Bob"])
    found = imported(str(record))
    assert tuple(event for event in told(found) if isinstance(event, Entry)) == record.entries
    assert found.story.game.position.text() == game.text()
    assert (found.story.is_over, found.story.game.scores) == (game.is_over, game.scores)
    assert found.record.names == ("Ann", "Bob")


@pytest.mark.parametrize(("edition", "draw_ahead"), WAYS)
@pytest.mark.parametrize("turns", [1, 25, 1000])
def test_a_record_as_json_is_the_same_game(edition: str, draw_ahead: bool, turns: int) -> None:
    game = random_game(edition, turns, draw_ahead=draw_ahead, takebacks=0.1)
    found = imported(json.dumps(to_json(game)))
    assert found.story.game.position.text() == game.text()


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_what_is_left_is_shuffled_anew_for_a_game_that_goes_on(edition: str) -> None:
    game = random_game(edition, 20)
    orders = [imported(str(game.record())).hosting.order for _ in range(3)]
    drawn = [tile for tile in game.drawn_tiles() if not tile.is_bonus]
    assert {order[: len(drawn)] for order in orders} == {tuple(drawn)}
    assert len({*orders, game.hidden_order()}) == 4
    assert all(Counter(order) == Counter(game.hidden_order()) for order in orders)
    assert all(Game(edition, order=order).hidden_order() == order for order in orders)


@pytest.mark.parametrize("source", ["seed", "order", None])
def test_a_finished_game_keeps_its_order_as_far_as_it_is_known(source: str | None) -> None:
    game = random_game("hunters")
    record = replace(game.record(), seed=None)
    if source == "seed":
        record = game.record()
    elif source == "order":
        record = replace(record, order=game.hidden_order())
    order = imported(str(record)).hosting.order
    drawn = len([tile for tile in game.drawn_tiles() if not tile.is_bonus])
    assert order[:drawn] == game.hidden_order()[:drawn]
    assert source is None or order == game.hidden_order()


def test_tiles_that_were_drawn_and_given_back_come_again() -> None:
    game = random_game("modern", 6)
    later = game.hidden_order()[6]
    game.take_back()
    record = str(game.record())
    assert f"draws {later}" in record
    assert imported(record).hosting.order[6] == later


def test_where_other_tiles_came_after_a_takeback_only_what_stands_is_told() -> None:
    game = Game.unhosted("modern")
    for tile, move in (("U", "U@1,0>90 road"), ("V", None)):
        game.draw(tile)
        if move:
            game.push_text(move)
    game.take_back()
    game.push_text("U@1,0>90")
    game.draw("W")
    record = game.record()
    found = imported(str(record))
    assert told(found) == tuple(surviving(record.entries))
    assert found.lines == ("0 plays U@1,0>90",)


def test_what_was_taken_back_again_and_again_is_not_told() -> None:
    game = random_game("modern", 3)
    record = game.record()
    back = [entry for entry in record.entries if entry not in random_game("modern", 2).record().entries]
    again = replace(record, entries=record.entries + (TakenBack(back[0].player), *back) * 201)
    assert len(imported(str(again)).lines) == 3
    assert len(imported(str(replace(again, entries=again.entries[: -1 - len(back)]))).lines) == 403


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_discarded_tiles_are_discarded_again(draw_ahead: bool) -> None:
    record = walled_game(others_left=2, draw_ahead=draw_ahead).record()
    assert any(isinstance(entry, Discarded) for entry in record.entries)
    found = imported(str(record))
    assert tuple(event for event in told(found) if isinstance(event, Entry)) == record.entries


def test_a_game_that_begins_at_a_position_goes_on_from_there() -> None:
    beginning = Game.parse(random_game("modern", 10).text())
    beginning.push(beginning.legal_moves[0])
    found = imported(str(beginning.record()))
    assert found.hosting.beginning is not None
    assert found.story.game.turn == 1
    assert len(found.story.game.position.board) == 12


def line_with(record: Record, words: str) -> tuple[int, str]:
    """The first line of a record that has some words, and its number."""
    lines = str(record).splitlines()
    return next((number, line) for number, line in enumerate(lines, start=1) if words in line)


def test_a_broken_record_says_where_and_why() -> None:
    record = random_game("modern", 5).record()
    number, line = line_with(record, "plays")
    broken = str(record).replace(line, "1 plays U@40,0")
    with pytest.raises(BastideError, match=f"Line {number}") as caught:
        imported(broken)
    assert caught.value.reason == "record/illegal"
    assert caught.value.details["number"] == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "text/no-heading"),
        ("my shopping list", "text/no-heading"),
        ("{", "json/not-json"),
        ("[]", "json/not-an-object"),
        ("[" * 40_000, "json/too-deep"),
        ('{"edition": ' + "9" * 5000 + "}", "json/long-number"),
        ('{"edition": "modern"}', "json/missing-key"),
    ],
    ids=range(7),
)
def test_what_is_no_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BastideError) as caught:
        imported(text)
    assert caught.value.reason == reason


def test_a_result_that_the_moves_do_not_have_is_refused() -> None:
    record = random_game("modern").record()
    scores = record.scores
    assert scores
    with pytest.raises(BastideError, match="the final scores of these moves are") as caught:
        imported(str(replace(record, scores=(scores[0] + 1, scores[1]))))
    assert caught.value.reason == "record/wrong-scores"
