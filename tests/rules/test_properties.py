"""Properties of all games, checked by hypothesis."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide import (
    Discarded,
    Drawn,
    Game,
    IllegalMove,
    Move,
    NotationError,
    Phase,
    Placed,
    Scored,
    edition,
    edition_names,
)
from bastide.rules.events import BonusAnswer, GoldFound
from bastide.rules.raw import RawGame
from bastide.rules.steps import draw_known, play
from bastide.tiles import HUT
from tests.kernel.helpers.policies import crowding_move
from tests.kernel.helpers.states import same_state, state_of
from tests.kernel.helpers.twins import as_line, totals
from tests.reference.table import side_neighbours
from tests.rules.helpers.games import drawable
from tests.rules.helpers.turned_edition import turned_edition, turned_move


@dataclass(frozen=True)
class Recipe:
    """A reachable position: a setup, and a random walk of some turns."""

    edition: str
    players: int
    farmers: bool
    draw_ahead: bool
    seed: int
    turns: int

    def host_game(self) -> Game:
        game = Game(
            self.edition, players=self.players, seed=self.seed, farmers=self.farmers, draw_ahead=self.draw_ahead
        )
        walk(game, Random(self.seed), self.turns)
        return game

    def unhosted_game(self) -> Game:
        game = Game.unhosted(self.edition, players=self.players, farmers=self.farmers, draw_ahead=self.draw_ahead)
        walk(game, Random(self.seed), self.turns)
        return game


def walk(game: Game, random: Random, turns: int) -> None:
    """Play random turns until the game ends; some moves are chosen so that features meet."""
    until = game.turn + turns
    while game.turn < until and not game.is_over:
        if game.phase is Phase.PLAY:
            game.push(crowding_move(game, random) if random.random() < 0.5 else random.choice(game.legal_moves))
        else:
            game.draw(random.choice(drawable(game)))


recipes = st.builds(
    Recipe,
    edition=st.sampled_from([*edition_names(), "hunters", "hunters"]),  # more often, as it has the most rules
    players=st.integers(2, 5),
    farmers=st.booleans(),
    draw_ahead=st.booleans(),
    seed=st.integers(0, 2**32),
    turns=st.integers(0, 90),
)


def visible_values(game: Game) -> tuple[object, ...]:
    """Return all visible values of a game, including its history."""
    return game.text(), game.events(), game.moves, list(game.legal_moves), game.dead_cells


@settings(max_examples=40)
@given(recipes, st.integers(1, 20))
def test_pop_undoes_push_exactly(recipe: Recipe, turns: int) -> None:
    game = recipe.host_game()
    before, shown = state_of(game), visible_values(game)
    turn = game.turn
    walk(game, Random(turns), turns)
    while game.turn > turn:
        game.pop()
    assert same_state(state_of(game), before)
    assert visible_values(game) == shown


@settings(max_examples=40)
@given(recipes, st.integers(1, 20))
def test_pop_undoes_manual_draws(recipe: Recipe, turns: int) -> None:
    game = recipe.unhosted_game()
    while game.phase.is_draw:
        game.draw(drawable(game)[0])
    before, shown, turn = state_of(game), visible_values(game), game.turn
    walk(game, Random(turns), turns)
    while game.turn > turn:
        game.pop()
    assert same_state(state_of(game), before)
    assert visible_values(game) == shown


@settings(max_examples=30)
@given(recipes)
def test_followers_and_huts_are_conserved(recipe: Recipe) -> None:
    game = recipe.host_game()
    pieces = [laid.piece for laid in game.board.values() if laid.piece]
    followers = [piece.player for piece in pieces if not piece.is_hut]
    huts = [piece.player for piece in pieces if piece.is_hut]
    for seat in range(game.players):
        assert 0 <= game.supplies[seat] == game.edition.followers - followers.count(seat)
        assert 0 <= game.huts[seat] == game.edition.huts - huts.count(seat)
        assert sum(feature.followers[seat] for feature in game.features) == followers.count(seat)
        assert sum(feature.huts[seat] for feature in game.features) == huts.count(seat)


@settings(max_examples=30)
@given(recipes)
def test_scores_are_the_sum_of_scored_events(recipe: Recipe) -> None:
    game = recipe.host_game()
    lines = [event for event in game.events() if isinstance(event, Scored)]
    for seat, score in enumerate(game.scores):
        assert score == sum(line.points for line in lines if seat in line.receivers)


@settings(max_examples=30)
@given(recipes)
def test_tiles_are_conserved_in_each_bag(recipe: Recipe) -> None:
    game = recipe.unhosted_game()
    assert all(count > 0 for count in game.bag.values())
    tiles = [each.tile for each in game.board.values()] + [tile for tile in game.hands if tile is not None]
    tiles += [event.tile for event in game.events() if isinstance(event, Discarded)]
    for tile in game.edition.tiles:
        assert tiles.count(tile) + game.bag.get(tile, 0) == tile.count
    assert game.tiles_left == sum(count for tile, count in game.bag.items() if not tile.is_bonus)
    assert game.bonus_left == sum(count for tile, count in game.bag.items() if tile.is_bonus)


@settings(max_examples=30)
@given(recipes)
def test_bonus_tiles_are_drawn_only_after_gold(recipe: Recipe) -> None:
    game = recipe.host_game()
    due, left = False, sum(tile.is_bonus for tile in game.hidden_order())
    for event in game.events():
        match event:
            case GoldFound(bonus=BonusAnswer.DUE):
                due = True
            case Drawn(tile=tile):
                assert tile.is_bonus == due
                left -= tile.is_bonus
            case Discarded():
                due = due and left > 0  # the bonus lapses
            case Placed(move=move):
                assert move.tile.is_bonus == due
                due = False
    assert game.bonus_left == left
    assert (game.drawn is not None and game.drawn.is_bonus) == due


@settings(max_examples=20)
@given(recipes)
def test_both_ways_to_draw_known_tiles_agree(recipe: Recipe) -> None:
    raw = recipe.host_game()._raw
    with_events, by_kernel = (RawGame(raw.edition, raw.first, raw.order.copy()) for _ in range(2))
    draw_known(with_events)
    by_kernel.draw_known()
    for number in raw.moves:
        assert same_state(with_events.state, by_kernel.state)
        play(with_events, number)
        by_kernel.push(number)
    assert same_state(with_events.state, by_kernel.state)
    assert same_state(with_events.state, raw.state)


@settings(max_examples=20)
@given(recipes)
def test_same_seed_is_the_same_game(recipe: Recipe) -> None:
    one, same = recipe.host_game(), recipe.host_game()
    assert visible_values(one) == visible_values(same)
    assert same_state(state_of(one), state_of(same))


@settings(max_examples=30)
@given(recipes, st.integers(1, 10))
def test_copies_are_independent(recipe: Recipe, turns: int) -> None:
    game = recipe.host_game()
    before, shown = state_of(game), visible_values(game)
    copied = game.copy()
    walk(copied, Random(turns), turns)
    assert same_state(state_of(game), before)
    assert visible_values(game) == shown


@settings(max_examples=30)
@given(recipes)
def test_takebacks_keep_all_events(recipe: Recipe) -> None:
    game, random = recipe.host_game(), Random(recipe.seed)
    for _ in range(5):
        before = game.events()
        if game.is_over:
            return  # nothing more can be taken back
        if game.turn and random.random() < 0.4:
            taken_back = game.take_back()
            assert game.events() == (*before, taken_back)
        else:
            new_events = game.push(random.choice(game.legal_moves))
            assert game.events() == (*before, *new_events)


# Arbitrary moves, most of them illegal.
attempts = st.one_of(
    st.text(max_size=20),
    st.from_regex(
        r"[A-Z]@-?[0-9],-?[0-9]>(0|90|180|270)( (road|city|field|monastery)(\.[nesw][lr]?)?)?", fullmatch=True
    ),
    st.from_regex(
        r"[1-9][0-9]?@-?[0-9],-?[0-9]>(0|90|180|270)( ((hut\.)?(river|lake)|forest|meadow)(\.[nesw][lr]?)?)?",
        fullmatch=True,
    ),
)


def push_error(game: Game, text: str) -> str:
    """Push a move, and return the error message, or an empty string if the move was legal."""
    try:
        game.push_text(text)
    except (NotationError, IllegalMove) as error:
        return str(error)
    return ""


@settings(max_examples=40)
@given(recipes, st.lists(attempts, min_size=1, max_size=5))
def test_rejected_moves_change_nothing(recipe: Recipe, texts: list[str]) -> None:
    game = recipe.host_game()
    for text in texts:
        before, shown = state_of(game), visible_values(game)
        if push_error(game, text):
            assert same_state(state_of(game), before)
            assert visible_values(game) == shown


@settings(max_examples=60)
@given(recipes, st.data())
def test_moves_that_are_not_legal_are_rejected(recipe: Recipe, data: st.DataObject) -> None:
    game = recipe.host_game()
    tile = data.draw(st.sampled_from(game.edition.tiles), "tile")
    near = sorted({near for cell in game.board for near in side_neighbours(cell)})
    x, y = data.draw(st.sampled_from(near), "cell")
    rotation = data.draw(st.integers(-1, 4), "rotation")
    place = data.draw(st.integers(-1, 1 + len(tile.segments)), "place") + HUT * data.draw(st.booleans(), "hut")
    move = Move(tile, x, y, rotation, place)
    before, shown, legal = state_of(game), visible_values(game), move in game.legal_moves
    if legal:
        player, played = game.player, move.canonical()
        assert game.push(move)[0] == Placed(player, played)
        assert game.pop() == played
    else:
        with pytest.raises(IllegalMove):
            game.push(move)
        with pytest.raises(IllegalMove):
            game.preview(move)
    assert same_state(state_of(game), before)
    assert visible_values(game) == shown


@settings(max_examples=30)
@given(recipes, st.integers(1, 3))
def test_rotated_board_gives_the_same_game(recipe: Recipe, rotation: int) -> None:
    game = recipe.unhosted_game()
    whole = turned_edition(edition(recipe.edition), rotation)
    turned = Game.unhosted(whole, players=game.players, farmers=recipe.farmers, draw_ahead=recipe.draw_ahead)
    for event in game.events():
        if isinstance(event, Drawn):
            turned.draw(event.tile.name)
        elif isinstance(event, Placed):
            assert len(turned.legal_moves)
            turned.push(turned_move(event.move, whole, rotation))
    assert turned.scores == game.scores
    assert (turned.supplies, turned.huts) == (game.supplies, game.huts)
    assert {turned_move(move, whole, rotation) for move in game.legal_moves} == set(turned.legal_moves)
    # If only one of a player's fields is paid for a city, it may be another field, but the points must be equal.
    assert totals(map(as_line, turned.projection())) == totals(map(as_line, game.projection()))
