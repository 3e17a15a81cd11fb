"""Each line adds a version to a history. Versions are immutable."""

import pytest

from bastide.errors import BastideError
from bastide.rules.options import Options
from bastide.server.game.config import new_config
from bastide.server.game.history import GameHistory, new_history
from bastide.server.game.lines import GameLine, HandOverSeat, Play, Resign, TakeBack
from bastide.tiles import edition


def start_history(players: int = 3) -> GameHistory:
    return new_history(new_config(edition("modern"), players, Options(True, False, 0)))


def first_move(history: GameHistory) -> Play:
    return Play(history.game.player, history.game.legal_moves[0])


def test_lines_leave_the_version_before_unchanged() -> None:
    history = start_history()
    text = history.game.text()
    following = history.after([first_move(history), Resign(2)])
    assert (history.version, history.turn, history.resigned) == (0, 0, frozenset())
    assert (history.game.text(), history.game.turn) == (text, 0)
    assert (following.version, following.turn, following.resigned) == (2, 1, frozenset({2}))


def test_refused_line_leaves_the_history_unchanged() -> None:
    history = start_history()
    text = history.game.text()
    move = first_move(history)
    with pytest.raises(BastideError):
        history.after([move, move])
    assert (history.game.text(), history.game.turn) == (text, 0)


def test_every_version_keeps_the_order_of_draws() -> None:
    history = start_history()
    following = history.after([first_move(history)])
    assert following.game.hidden_order() == history.game.hidden_order()


def test_same_tile_is_drawn_after_a_takeback() -> None:
    history = start_history()
    back = history.after([first_move(history), TakeBack(0)])
    assert back.game == history.game
    assert back.after([first_move(back)]).game == history.after([first_move(history)]).game


def test_only_moves_and_takebacks_begin_a_turn() -> None:
    history = start_history()
    played = history.after([first_move(history), Resign(2)])
    back = played.after([TakeBack(0), HandOverSeat(2, "greedy")])
    assert (history.turn_start, played.turn_start, back.turn_start) == (0, 1, 3)


def test_turns_of_replacement_bots_are_marked() -> None:
    history = start_history()
    history = history.after([first_move(history), HandOverSeat(1, "greedy")])
    history = history.after([first_move(history)])
    assert history.replaced == {1}
    assert [turn.is_by_bot for turn in history.turns] == [False, True]


def test_last_seat_that_has_not_resigned_wins() -> None:
    history = start_history().after([Resign(0)])
    assert not history.is_over
    assert history.after([Resign(2)]).winners == (1,)


@pytest.mark.parametrize(("lines", "reason"), [([], "move/not-your-turn"), ([Resign(0), Resign(1)], "game/over")])
def test_move_out_of_turn_is_refused(lines: list[GameLine], reason: str) -> None:
    history = start_history().after(lines)
    with pytest.raises(BastideError) as caught:
        history.after([Play(1, history.game.legal_moves[0])])
    assert caught.value.reason == reason
