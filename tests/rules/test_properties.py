"""What holds in every game, searched for counterexamples by hypothesis."""

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
from bastide.tiles import HUT
from tests.kernel.policies import crowding_move
from tests.kernel.states import same_state, state_of
from tests.kernel.twins import as_line, totals
from tests.reference.table import beside
from tests.rules.games import drawable
from tests.rules.turning import turned_edition, turned_move


@dataclass(frozen=True)
class Recipe:
    """How to come to a position: a set-up, and a random walk of so many turns."""

    edition: str
    players: int
    farmers: bool
    draw_ahead: bool
    seed: int
    turns: int

    def hosted(self) -> Game:
        game = Game(
            self.edition, players=self.players, seed=self.seed, farmers=self.farmers, draw_ahead=self.draw_ahead
        )
        walk(game, Random(self.seed), self.turns)
        return game

    def unhosted(self) -> Game:
        game = Game.unhosted(self.edition, players=self.players, farmers=self.farmers, draw_ahead=self.draw_ahead)
        walk(game, Random(self.seed), self.turns)
        return game


def walk(game: Game, random: Random, turns: int) -> None:
    """Play so many turns at random, as far as the game goes; some moves are chosen so that features meet."""
    until = game.turn + turns
    while game.turn < until and not game.is_over:
        if game.phase is Phase.PLAY:
            game.push(crowding_move(game, random) if random.random() < 0.5 else random.choice(game.legal_moves))
        else:
            game.draw(random.choice(drawable(game)))


recipes = st.builds(
    Recipe,
    edition=st.sampled_from([*edition_names(), "hunters", "hunters"]),  # it has more of its own than the others
    players=st.integers(2, 5),
    farmers=st.booleans(),
    draw_ahead=st.booleans(),
    seed=st.integers(0, 2**32),
    turns=st.integers(0, 90),
)


def shown_by(game: Game) -> tuple[object, ...]:
    """All that a game shows of its position and its past."""
    return game.text(), game.events(), game.moves, list(game.legal_moves), game.dead_cells


@settings(max_examples=40)
@given(recipes, st.integers(1, 20))
def test_pop_undoes_push_exactly(recipe: Recipe, turns: int) -> None:
    game = recipe.hosted()
    before, shown = state_of(game), shown_by(game)
    turn = game.turn
    walk(game, Random(turns), turns)
    while game.turn > turn:
        game.pop()
    assert same_state(state_of(game), before)
    assert shown_by(game) == shown


@settings(max_examples=40)
@given(recipes, st.integers(1, 20))
def test_pop_undoes_what_was_drawn_by_hand(recipe: Recipe, turns: int) -> None:
    game = recipe.unhosted()
    while game.phase.is_draw:
        game.draw(drawable(game)[0])
    before, shown, turn = state_of(game), shown_by(game), game.turn
    walk(game, Random(turns), turns)
    while game.turn > turn:
        game.pop()
    assert same_state(state_of(game), before)
    assert shown_by(game) == shown


@settings(max_examples=30)
@given(recipes)
def test_followers_and_huts_are_conserved(recipe: Recipe) -> None:
    game = recipe.hosted()
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
def test_scores_are_the_sum_of_what_was_scored(recipe: Recipe) -> None:
    game = recipe.hosted()
    lines = [event for event in game.events() if isinstance(event, Scored)]
    for seat, score in enumerate(game.scores):
        assert score == sum(line.points for line in lines if seat in line.receivers)


@settings(max_examples=30)
@given(recipes)
def test_tiles_are_conserved_in_each_bag(recipe: Recipe) -> None:
    game = recipe.unhosted()
    assert all(count > 0 for count in game.bag.values())
    tiles = [each.tile for each in game.board.values()] + [tile for tile in game.hands if tile is not None]
    tiles += [event.tile for event in game.events() if isinstance(event, Discarded)]
    for tile in game.edition.tiles:
        assert tiles.count(tile) + game.bag.get(tile, 0) == tile.count
    assert game.tiles_left == sum(count for tile, count in game.bag.items() if not tile.is_bonus)
    assert game.bonus_left == sum(count for tile, count in game.bag.items() if tile.is_bonus)


@settings(max_examples=30)
@given(recipes)
def test_bonus_tiles_are_drawn_when_gold_was_found_and_at_no_other_time(recipe: Recipe) -> None:
    game = recipe.hosted()
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
def test_the_same_seed_is_the_same_game(recipe: Recipe) -> None:
    one, same = recipe.hosted(), recipe.hosted()
    assert shown_by(one) == shown_by(same)
    assert same_state(state_of(one), state_of(same))


@settings(max_examples=30)
@given(recipes, st.integers(1, 10))
def test_copies_are_independent(recipe: Recipe, turns: int) -> None:
    game = recipe.hosted()
    before, shown = state_of(game), shown_by(game)
    copied = game.copy()
    walk(copied, Random(turns), turns)
    assert same_state(state_of(game), before)
    assert shown_by(game) == shown


@settings(max_examples=30)
@given(recipes)
def test_takebacks_keep_all_that_was_told(recipe: Recipe) -> None:
    game, random = recipe.hosted(), Random(recipe.seed)
    for _ in range(5):
        before = game.events()
        if game.is_over:
            return  # then nothing is taken back any more
        if game.turn and random.random() < 0.4:
            taken_back = game.take_back()
            assert game.events() == (*before, taken_back)
        else:
            told = game.push(random.choice(game.legal_moves))
            assert game.events() == (*before, *told)


# Anything that can be asked for, and mostly cannot be played.
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


def refusal_of(game: Game, text: str) -> str:
    """The sentence with which a move is refused; nothing if it was played."""
    try:
        game.push_text(text)
    except (NotationError, IllegalMove) as refused:
        return str(refused)
    return ""


@settings(max_examples=40)
@given(recipes, st.lists(attempts, min_size=1, max_size=5))
def test_what_is_refused_changes_nothing(recipe: Recipe, texts: list[str]) -> None:
    game = recipe.hosted()
    for text in texts:
        before, shown = state_of(game), shown_by(game)
        if refusal_of(game, text):
            assert same_state(state_of(game), before)
            assert shown_by(game) == shown


@settings(max_examples=60)
@given(recipes, st.data())
def test_what_is_not_legal_is_refused(recipe: Recipe, data: st.DataObject) -> None:
    game = recipe.hosted()
    tile = data.draw(st.sampled_from(game.edition.tiles), "tile")
    near = sorted({near for cell in game.board for near in beside(cell)})
    x, y = data.draw(st.sampled_from(near), "cell")
    rotation = data.draw(st.integers(-1, 4), "rotation")
    place = data.draw(st.integers(-1, 1 + len(tile.segments)), "place") + HUT * data.draw(st.booleans(), "hut")
    move = Move(tile, x, y, rotation, place)
    before, shown, legal = state_of(game), shown_by(game), move in game.legal_moves
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
    assert shown_by(game) == shown


@settings(max_examples=30)
@given(recipes, st.integers(1, 3))
def test_a_turned_table_gives_the_same_game(recipe: Recipe, rotation: int) -> None:
    game = recipe.unhosted()
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
    # Which of a player's fields is paid for a city may differ where only one of them is; what the player gets may not.
    assert totals(map(as_line, turned.projection())) == totals(map(as_line, game.projection()))
