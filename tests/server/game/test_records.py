"""Import of records: every line is replayed, and unfinished games get an order to continue with."""

import json
import random
from collections import Counter
from dataclasses import replace

import pytest

from bastide import Game, Phase, Record
from bastide.errors import BastideError, RecordError
from bastide.rules.events import Discarded, TakenBack
from bastide.rules.history import drop_taken_back
from bastide.rules.text.json_record import to_json
from bastide.rules.text.record import RecordEntry
from bastide.server.game.records import ImportedGame, import_record
from tests.rules.helpers.games import game_with_discards

WAYS = [("modern", False), ("slovak", True), ("winter", False), ("hunters", False), ("hunters", True)]


def random_game(edition: str, turns: int = 1000, *, draw_ahead: bool = False, takebacks: float = 0.0) -> Game:
    """Return a game of at most `turns` turns, some of them taken back."""
    game, dice = Game(edition, seed=5, draw_ahead=draw_ahead, first=1), random.Random(3)
    while not game.is_over and game.turn < turns:
        game.push_id(dice.choice(game.legal_ids().tolist()))
        if dice.random() < takebacks and game.phase is not Phase.OVER:
            game.take_back()
    return game


def logged_events(game: ImportedGame) -> tuple[object, ...]:
    """Return the events in the log of an imported game."""
    return tuple(item.event for item in game.history.log)


@pytest.mark.parametrize(("edition", "draw_ahead"), WAYS)
@pytest.mark.parametrize("turns", [0, 1, 25, 1000])
def test_record_with_takebacks_keeps_every_line(edition: str, draw_ahead: bool, turns: int) -> None:
    game = random_game(edition, turns, draw_ahead=draw_ahead, takebacks=0.15)
    record = game.record(names=["Ann", "Bob"])
    found = import_record(str(record))
    assert tuple(event for event in logged_events(found) if isinstance(event, RecordEntry)) == record.entries
    assert found.history.game.text() == game.text()
    assert (found.history.is_over, found.history.game.scores) == (game.is_over, game.scores)
    assert found.record.names == ("Ann", "Bob")


@pytest.mark.parametrize(("edition", "draw_ahead"), WAYS)
@pytest.mark.parametrize("turns", [1, 25, 1000])
def test_json_record_is_the_same_game(edition: str, draw_ahead: bool, turns: int) -> None:
    game = random_game(edition, turns, draw_ahead=draw_ahead, takebacks=0.1)
    found = import_record(json.dumps(to_json(game)))
    assert found.history.game.text() == game.text()


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_remaining_tiles_of_unfinished_game_are_shuffled(edition: str) -> None:
    game = random_game(edition, 20)
    orders = [import_record(str(game.record())).config.order for _ in range(3)]
    drawn = [tile for tile in game.drawn_tiles() if not tile.is_bonus]
    assert {order[: len(drawn)] for order in orders} == {tuple(drawn)}
    assert len({*orders, game.hidden_order()}) == 4
    assert all(Counter(order) == Counter(game.hidden_order()) for order in orders)
    assert all(Game(edition, order=order).hidden_order() == order for order in orders)


@pytest.mark.parametrize("source", ["seed", "order", None])
def test_finished_game_keeps_its_known_order(source: str | None) -> None:
    game = random_game("hunters")
    record = replace(game.record(), seed=None)
    if source == "seed":
        record = game.record()
    elif source == "order":
        record = replace(record, order=game.hidden_order())
    order = import_record(str(record)).config.order
    drawn = len([tile for tile in game.drawn_tiles() if not tile.is_bonus])
    assert order[:drawn] == game.hidden_order()[:drawn]
    assert source is None or order == game.hidden_order()


def test_tile_drawn_before_a_takeback_is_drawn_again() -> None:
    game = random_game("modern", 6)
    later = game.hidden_order()[6]
    game.take_back()
    record = str(game.record())
    assert f"draws {later}" in record
    assert import_record(record).config.order[6] == later


def test_takeback_with_another_draw_is_dropped() -> None:
    game = Game.unhosted("modern")
    for tile, move in (("U", "U@1,0>90 road"), ("V", None)):
        game.draw(tile)
        if move:
            game.push_text(move)
    game.take_back()
    game.push_text("U@1,0>90")
    game.draw("W")
    record = game.record()
    found = import_record(str(record))
    assert logged_events(found) == tuple(drop_taken_back(record.entries))
    assert list(map(str, found.lines)) == ["0 plays U@1,0>90"]


def test_very_many_takebacks_are_dropped() -> None:
    game = random_game("modern", 3)
    record = game.record()
    back = [entry for entry in record.entries if entry not in random_game("modern", 2).record().entries]
    again = replace(record, entries=record.entries + (TakenBack(back[0].player), *back) * 201)
    assert len(import_record(str(again)).lines) == 3
    assert len(import_record(str(replace(again, entries=again.entries[: -1 - len(back)]))).lines) == 403


@pytest.mark.parametrize("times", [1, 201])
def test_takeback_is_checked_among_few_and_many(times: int) -> None:
    record = random_game("modern", 3).record()
    back = [entry for entry in record.entries if entry not in random_game("modern", 2).record().entries]
    entries = record.entries + (TakenBack(back[0].player), *back) * times
    wrong_seat, too_many = TakenBack(1 - back[0].player), [TakenBack(seat) for seat in (0, 1, 0, 1)]
    for faulty in ([*entries, wrong_seat], [*entries, *too_many]):
        text = str(replace(record, entries=tuple(faulty)))
        with pytest.raises(RecordError) as replayed:
            Record.parse(text).replay()
        with pytest.raises(RecordError) as imported:
            import_record(text)
        assert str(imported.value) == str(replayed.value)


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_discarded_tiles_are_discarded_again(draw_ahead: bool) -> None:
    record = game_with_discards(others_left=2, draw_ahead=draw_ahead).record()
    assert any(isinstance(entry, Discarded) for entry in record.entries)
    found = import_record(str(record))
    assert tuple(event for event in logged_events(found) if isinstance(event, RecordEntry)) == record.entries


def test_game_that_begins_at_a_position_continues_there() -> None:
    beginning = Game.parse(random_game("modern", 10).text())
    beginning.push(beginning.legal_moves[0])
    found = import_record(str(beginning.record()))
    assert found.config.beginning is not None
    assert found.history.turn == 1
    assert len(found.history.game.board) == 12


def line_with(record: Record, words: str) -> tuple[int, str]:
    """Return the number and text of the first line that contains some words."""
    lines = str(record).splitlines()
    return next((number, line) for number, line in enumerate(lines, start=1) if words in line)


def test_broken_record_is_refused_with_line_and_reason() -> None:
    record = random_game("modern", 5).record()
    number, line = line_with(record, "plays")
    broken = str(record).replace(line, "1 plays U@40,0")
    with pytest.raises(BastideError, match=f"Line {number}") as caught:
        import_record(broken)
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
def test_text_that_is_not_a_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BastideError) as caught:
        import_record(text)
    assert caught.value.reason == reason


def test_wrong_final_scores_are_refused() -> None:
    record = random_game("modern").record()
    scores = record.scores
    assert scores
    with pytest.raises(BastideError, match="the final scores of these moves are") as caught:
        import_record(str(replace(record, scores=(scores[0] + 1, scores[1]))))
    assert caught.value.reason == "record/wrong-scores"
