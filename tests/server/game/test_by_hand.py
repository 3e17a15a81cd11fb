"""Games by hand equal hosted games with the same draws, even after corrections."""

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bastide import BastideError, Discarded, Game, Phase, Placed, Tile, edition, edition_names
from bastide.rules.options import Options
from bastide.rules.text.record import Record, RecordEntry, entry_line
from bastide.server.game.config import GameConfig, GameInfo, config_at, new_config
from bastide.server.game.history import GameHistory, new_history
from bastide.server.game.lines import Draw, GameLine, Play, Rewind, parse_line
from bastide.server.game.records import record_of
from bastide.server.game.snapshot import Snapshot
from tests.rules.helpers.games import game_with_discards

MISTAKES = 0.05  # the share of lines that rewind


def next_tile(game: Game, order: Iterable[Tile]) -> Tile:
    """Return the tile that a host with this order would draw."""
    is_bonus = game.phase is Phase.DRAW_BONUS
    left = game.bonus_left if is_bonus else game.tiles_left
    return [tile for tile in order if tile.is_bonus == is_bonus][-left]


def next_line(history: GameHistory, config: GameConfig | None, dice: random.Random) -> GameLine:
    """Return a random move, or a draw: at random, or from the order of a configuration."""
    game = history.game
    if not game.phase.is_draw:
        return Play(game.player, dice.choice(game.legal_moves))
    return Draw(game.player, next_tile(game, config.order) if config else dice.choice(list(game.drawable)))


def play_to_end(
    history: GameHistory, dice: random.Random, config: GameConfig | None = None, mistakes: float = MISTAKES
) -> GameHistory:
    """Play a game to its end, with many corrections."""
    while not history.is_over or dice.random() < mistakes:
        if dice.random() < mistakes:
            history = history.after([Rewind(0, max(0, history.turn - dice.randrange(8)))])
        elif not history.is_over:
            history = history.after([next_line(history, config, dice)])
    return history


def is_discarded(game: Game, tile: Tile) -> bool:
    """Return True if a tile would be discarded at once, by drawing it in a copy."""
    return any(isinstance(event, Discarded) for event in game.copy().draw(tile))


@pytest.mark.parametrize(
    ("name", "draw_ahead", "expected"),
    [
        ("modern", False, {(Phase.DRAW, True), (Phase.DRAW, False)}),
        ("hunters", False, {(Phase.DRAW, True), (Phase.DRAW_BONUS, True)}),
        ("slovak", True, {(Phase.DRAW, True), (Phase.DRAW_AHEAD, True)}),
    ],
)
def test_drawable_tiles_fit_unless_discarded(name: str, draw_ahead: bool, expected: set[tuple[Phase, bool]]) -> None:
    config = new_config(edition(name), 2, Options(True, draw_ahead, 0), by_hand=True)
    dice, history = random.Random(5), new_history(config)
    answers = set[tuple[Phase, bool]]()
    while not history.is_over:
        game = history.game
        is_ahead = game.phase is Phase.DRAW_AHEAD  # the tile is laid in a later turn
        for each, tile in zip(Snapshot(history).drawable, game.drawable, strict=True):
            assert each.fits == (is_ahead or not is_discarded(game, tile))
            answers.add((game.phase, each.fits))
        history = history.after([next_line(history, None, dice)])
    assert answers >= expected


def replay_hosted(history: GameHistory, config: GameConfig) -> GameHistory:
    """Play the same moves in a hosted game."""
    again = new_history(config)
    return again.after(Play(turn.player, turn.move) for turn in history.turns)


def facts(history: GameHistory) -> dict[str, object]:
    snapshot = Snapshot(history)
    return {
        **snapshot.facts.model_dump(exclude={"version"}),
        "board": snapshot.board,
        "course": history.course,
    }


def check_same(one: GameHistory, other: GameHistory) -> None:
    assert one.log == other.log
    assert one.turns == other.turns
    assert one.pieces == other.pieces
    assert one.game == other.game
    assert facts(one) == facts(other)


def record(history: GameHistory, config: GameConfig) -> Record:
    return record_of(GameInfo("", config, (), None, "", 0.0), (), history)


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", edition_names())
def test_game_by_hand_equals_hosted_game(rules: str, players: int, draw_ahead: bool) -> None:
    dice = random.Random(f"{rules} {players} {draw_ahead}")
    config = new_config(edition(rules), players, Options(dice.random() < 0.8, draw_ahead, dice.randrange(players)))
    by_hand = replace(config, order=(), by_hand=True)
    history = play_to_end(new_history(by_hand), dice, config)
    again = replay_hosted(history, config)
    check_same(history, again)
    written = record(history, by_hand)
    assert replace(record(again, config), order=None) == written
    assert Record.parse(str(written)).replay().scores == history.game.scores


@pytest.mark.parametrize("rules", ["winter", "hunters"])
def test_game_by_hand_may_begin_at_a_position(rules: str) -> None:
    dice = random.Random(rules)
    game = Game(rules, players=3, seed=5)
    for _ in range(25):
        game.push(dice.choice(game.legal_moves))
    config = config_at(Game.parse(game.text()))
    by_hand = replace(config, order=(), by_hand=True)
    history = play_to_end(new_history(by_hand), dice, config)
    check_same(history, replay_hosted(history, config))
    assert history.course[0] == game.scores
    assert record(history, by_hand).replay().scores == history.game.scores


def new_by_hand(name: str, players: int) -> GameHistory:
    return new_history(new_config(edition(name), players, Options(), by_hand=True))


def test_discarded_tile_is_replaced_by_another_draw() -> None:
    record = game_with_discards(others_left=9, draw_ahead=False).record()
    history = new_by_hand("modern", 3)
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Discarded):
            drawn = record.entries[number - 1]
            assert [item.event for item in history.log[-2:]] == [drawn, entry]
            assert (history.game.phase, history.game.player) == (Phase.DRAW, entry.player)
            assert entry.tile not in history.game.drawable
            undone = history.after([Rewind(0, history.turn)])
            assert entry.tile in undone.game.drawable
            check_same(undone.after([Draw(entry.player, entry.tile)]), history)
            return
        history = history.after([parse_line(entry_line(entry), record.edition)])
    pytest.fail("no tile was discarded")


def lines_with_farmers(entries: Iterable[RecordEntry], history: GameHistory) -> list[GameLine]:
    """Return the lines of a record, with a farmer on the first tile that can have one."""
    lines = list[GameLine]()
    for entry in entries:
        if isinstance(entry, Discarded):
            continue
        line = parse_line(entry_line(entry), history.game.edition)
        if isinstance(entry, Placed) and not any("field" in str(each) for each in lines):
            game = history.after(lines).game
            alike = [move for move in game.legal_moves if move[:4] == entry.move[:4]]
            line = Play(entry.player, max(alike, key=lambda move: "field" in str(move)))
        lines.append(line)
    return lines


def test_last_draw_can_be_corrected_if_it_fits_nowhere() -> None:
    """A draw causes the final scoring then, and undoing the draw undoes it."""
    entries = game_with_discards(others_left=0, draw_ahead=False).record().entries
    assert isinstance(entries[-1], Discarded)
    history = new_by_hand("modern", 3)
    lines = lines_with_farmers(entries, history)
    before = history.after(lines[:-1])
    ended = before.after(lines[-1:])
    assert (before.is_over, ended.is_over) == (False, True)
    assert any(each.is_final for each in Snapshot(ended).facts.sums)
    assert ended.course[-1] == ended.game.scores != before.game.scores
    undone = ended.after([Rewind(0, ended.turn)])
    check_same(undone, before)
    check_same(undone.after(lines[-1:]), ended)


def test_rewind_undoes_later_draws_and_moves() -> None:
    dice = random.Random(1)
    history = new_by_hand("hunters", 2)
    undrawn = [history]
    while history.turn < 30:
        history = history.after([next_line(history, None, dice)])
        if history.turn == len(undrawn):
            undrawn.append(history)
    for turn in dice.sample(range(30), 30):
        back = history.after([Rewind(1, turn)])
        check_same(back, undrawn[turn])
        assert back.version == history.version + 1


def test_rewind_to_a_later_turn_is_refused() -> None:
    with pytest.raises(BastideError) as caught:
        new_by_hand("modern", 2).after([Rewind(0, 1)])
    assert caught.value.reason == "undo/no-such-turn"


def test_impossible_draws_are_refused() -> None:
    history = new_by_hand("hunters", 2)
    tiles = history.game.edition.tiles_by_name
    drawn = history.after([Draw(0, tiles["5"])])
    for at, line, reason in (
        (history, Draw(1, tiles["5"]), "move/not-your-turn"),
        (history, Draw(0, tiles["88"]), "draw/bonus-not-due"),
        (drawn, Draw(0, tiles["6"]), "draw/not-awaited"),
    ):
        with pytest.raises(BastideError) as caught:
            at.after([line])
        assert caught.value.reason == reason
