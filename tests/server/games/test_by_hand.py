"""A game by hand is the game that draws the same tiles by itself, whatever was entered wrongly and corrected."""

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bastide import BastideError, Discarded, Game, Phase, Placed, Tile, edition, edition_names
from bastide.rules.options import Options
from bastide.rules.record import Entry, Record, entry_line
from bastide.server.games.hosting import Hosting, hosted, hosted_at
from bastide.server.games.moment import Moment
from bastide.server.games.records import record_of
from bastide.server.games.story import Story, draw_line, go_back_line, new_story, play_line
from bastide.server.games.terms import Terms
from tests.rules.games import walled_game

MISTAKES = 0.05  # how often somebody goes back


def next_line(story: Story, tiles: Hosting | None, dice: random.Random) -> str:
    """What is done next: a draw, as another game makes it if there is one, or any move."""
    position = story.game.position
    if not position.phase.is_draw:
        return play_line(story.player, dice.choice(position.legal_moves))
    known = tiles.outset.deck.next_tile(position) if tiles else None
    return draw_line(story.player, (known or dice.choice(list(position.drawable))).name)


def played(story: Story, dice: random.Random, tiles: Hosting | None = None, mistakes: float = MISTAKES) -> Story:
    """The story to its end, with many turns and draws that were entered wrongly, or what `tiles` would draw."""
    while not story.is_over or dice.random() < mistakes:
        if dice.random() < mistakes:
            story = story.after([go_back_line(0, max(0, story.game.turn - dice.randrange(8)))])
        elif not story.is_over:
            story = story.after([next_line(story, tiles, dice)])
    return story


def leaves_at_once(position: Game, tile: Tile) -> bool:
    """Whether a tile is put aside as soon as it is drawn: by drawing it."""
    return any(isinstance(event, Discarded) for event in position.copy().draw(tile))


@pytest.mark.parametrize(
    ("name", "draw_ahead", "expected"),
    [
        ("modern", False, {(Phase.DRAW, True), (Phase.DRAW, False)}),
        ("hunters", False, {(Phase.DRAW, True), (Phase.DRAW_BONUS, True)}),
        ("slovak", True, {(Phase.DRAW, True), (Phase.DRAW_AHEAD, True)}),
    ],
)
def test_a_tile_that_may_be_drawn_fits_unless_it_is_put_aside_at_once(
    name: str, draw_ahead: bool, expected: set[tuple[Phase, bool]]
) -> None:
    dice, story = random.Random(5), new_story(hosted(edition(name), 2, Options(True, draw_ahead, 0), by_hand=True))
    answers = set[tuple[Phase, bool]]()
    while not story.is_over:
        position = story.game.position
        is_ahead = position.phase is Phase.DRAW_AHEAD  # whatever it is, it is laid later
        for each, tile in zip(Moment(story).drawable, position.drawable, strict=True):
            assert each.fits == (is_ahead or not leaves_at_once(position, tile))
            answers.add((position.phase, each.fits))
        story = story.after([next_line(story, None, dice)])
    assert answers >= expected


def hosted_again(story: Story, hosting: Hosting) -> Story:
    """The same moves in a game that draws by itself."""
    again = new_story(hosting)
    for step in story.game.steps:
        again = again.after([play_line(step.player, step.move)])
    return again


def facts(story: Story) -> dict[str, object]:
    moment = Moment(story)
    return {**moment.facts, "version": 0, "board": moment.board, "course": moment.course}


def check_same(one: Story, other: Story) -> None:
    assert one.log == other.log
    assert one.game.steps == other.game.steps
    assert one.game.position == other.game.position
    assert facts(one) == facts(other)


def record(story: Story) -> Record:
    hosting = story.game.hosting
    return record_of(Terms("", hosting, (), None, "", 0.0), (), story)


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", edition_names())
def test_a_game_by_hand_is_the_one_that_draws_the_same_tiles(rules: str, players: int, draw_ahead: bool) -> None:
    dice = random.Random(f"{rules} {players} {draw_ahead}")
    tiles = hosted(edition(rules), players, Options(dice.random() < 0.8, draw_ahead, dice.randrange(players)))
    by_hand = replace(tiles, order=(), by_hand=True)
    story = played(new_story(by_hand), dice, tiles)
    again = hosted_again(story, tiles)
    check_same(story, again)
    told = record(story)
    assert replace(record(again), order=None) == told
    assert Record.parse(str(told)).replay().scores == story.game.scores


@pytest.mark.parametrize("rules", ["winter", "hunters"])
def test_so_it_is_when_it_begins_at_a_position(rules: str) -> None:
    dice = random.Random(rules)
    game = Game(rules, players=3, seed=5)
    for _ in range(25):
        game.push(dice.choice(game.legal_moves))
    tiles = hosted_at(Game.parse(game.text()))
    by_hand = replace(tiles, order=(), by_hand=True)
    story = played(new_story(by_hand), dice, tiles)
    check_same(story, hosted_again(story, tiles))
    assert Moment(story).course[0] == game.scores
    assert record(story).replay().scores == story.game.scores


def test_a_tile_that_fits_nowhere_is_discarded_and_another_one_is_asked_for() -> None:
    record = walled_game(others_left=9, draw_ahead=False).record()
    story = new_story(hosted(edition("modern"), 3, Options(), by_hand=True))
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Discarded):
            drawn = record.entries[number - 1]
            assert [item.event for item in story.log[-2:]] == [drawn, entry]
            assert (story.game.position.phase, story.player) == (Phase.DRAW, entry.player)
            assert entry.tile not in story.game.position.drawable
            undone = story.after([go_back_line(0, story.game.turn)])
            assert entry.tile in undone.game.position.drawable
            check_same(undone.after([draw_line(entry.player, entry.tile.name)]), story)
            return
        story = story.after([entry_line(entry)])
    pytest.fail("nothing was discarded")


def told_by_hand(entries: Iterable[Entry], story: Story) -> list[str]:
    """The lines of a game by hand that goes like a record, but for farmers on the first tile where they may stand."""
    lines = list[str]()
    for entry in entries:
        if isinstance(entry, Discarded):
            continue
        line = entry_line(entry)
        if isinstance(entry, Placed) and not any("field" in each for each in lines):
            position = story.after(lines).game.position
            alike = [move for move in position.legal_moves if move[:4] == entry.move[:4]]
            line = play_line(entry.player, max(alike, key=lambda move: "field" in str(move)))
        lines.append(line)
    return lines


def test_the_last_tile_may_fit_nowhere_and_its_draw_be_corrected() -> None:
    """The final scoring is then brought by a draw, and goes with it."""
    entries = walled_game(others_left=0, draw_ahead=False).record().entries
    assert isinstance(entries[-1], Discarded)
    story = new_story(hosted(edition("modern"), 3, Options(), by_hand=True))
    lines = told_by_hand(entries, story)
    before = story.after(lines[:-1])
    ended = before.after(lines[-1:])
    assert (before.is_over, ended.is_over) == (False, True)
    assert any(each.is_final for each in Moment(ended).facts["sums"])
    assert Moment(ended).course[-1] == ended.game.scores != before.game.scores
    undone = ended.after([go_back_line(0, ended.game.turn)])
    check_same(undone, before)
    check_same(undone.after(lines[-1:]), ended)


def test_going_back_undoes_what_was_drawn_and_played_since() -> None:
    dice = random.Random(1)
    story = new_story(hosted(edition("hunters"), 2, Options(), by_hand=True))
    undrawn, drawn = [story], list[Story]()
    while story.game.turn < 30:
        story = story.after([next_line(story, None, dice)])
        if story.game.turn == len(undrawn):
            undrawn.append(story)
    for turn in dice.sample(range(30), 30):
        drawn.append(story.after([go_back_line(1, turn)]))
        check_same(drawn[-1], undrawn[turn])
        assert drawn[-1].version == story.version + 1


def test_there_is_no_turn_to_come_to_go_back_to() -> None:
    story = new_story(hosted(edition("modern"), 2, Options(), by_hand=True))
    with pytest.raises(BastideError) as caught:
        story.after([go_back_line(0, 1)])
    assert caught.value.reason == "hand/no-such-turn"


def test_what_was_not_drawn_is_refused() -> None:
    story = new_story(hosted(edition("hunters"), 2, Options(), by_hand=True))
    drawn = story.after([draw_line(0, "5")])
    for at, line, reason in (
        (story, draw_line(1, "5"), "move/not-your-turn"),
        (story, draw_line(0, "88"), "draw/bonus-not-due"),
        (story, draw_line(0, "nothing"), "notation/unknown-tile"),
        (drawn, draw_line(0, "6"), "draw/not-awaited"),
    ):
        with pytest.raises(BastideError) as caught:
            at.after([line])
        assert caught.value.reason == reason
