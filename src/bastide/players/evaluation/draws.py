"""What a position is worth before a draw, after any draw, and after a move."""

from bastide.kernel.jit import Number, kernel
from bastide.kernel.layout import PLAY, Records
from bastide.kernel.play import bag_to_draw, take
from bastide.players.evaluation.chances import look_into_bag
from bastide.players.evaluation.layout import Mind, Ratings
from bastide.players.evaluation.rating import rate_moves
from bastide.players.evaluation.worth import evaluate

NO_VALUE = -1e9  # of a tile that cannot be drawn, or fits nowhere


@kernel
def value_draws(states: Records, mind: Mind, values: Ratings) -> None:
    """Write to `values` what the best move with a tile of each design promises whoever has to draw in `states[0]`.

    A tile that is drawn ahead is valued as if it were played at once.
    """
    bag = bag_to_draw(states[0])
    for design in range(mind.tables[0]["designs"]):
        values[design] = NO_VALUE
        if states[0]["bag"][design] and mind.tables[0]["bag"][design] == bag:
            states[1] = states[0]
            take(states[1], Number(design), bag)
            states[1]["phase"] = PLAY
            for number in range(rate_moves(states, Number(1), mind)):
                values[design] = max(values[design], mind.ratings[number])


@kernel
def expect_points(states: Records, mind: Mind, points: Ratings) -> None:
    """Write to `points` what `states[0]` is worth to each player."""
    state, scene = states[0], mind.scene[0]
    look_into_bag(state, mind.tables[0], mind.weights[0], scene)
    evaluate(state, mind.tables[0], mind.weights[0], scene)
    for player in range(state["players"]):
        points[player] = scene["worth"][player]
