"""Values of the tiles that may be drawn, and expected points of a position."""

from bastide.kernel.jit import Number, kernel
from bastide.kernel.layout import PLAY, Records
from bastide.kernel.play import bag_to_draw, take
from bastide.players.evaluation.chances import count_fits
from bastide.players.evaluation.evaluate import evaluate
from bastide.players.evaluation.layout import EvaluationContext, Ratings
from bastide.players.evaluation.rating import rate_moves

NO_VALUE = -1e9  # for a tile that cannot be drawn or fits nowhere


@kernel
def value_draws(states: Records, context: EvaluationContext, values: Ratings) -> None:
    """Write to `values` the expected margin of the best move with each design, for the player who draws in `states[0]`.

    A tile that is drawn ahead is valued as if it were played at once.
    """
    bag = bag_to_draw(states[0])
    for design in range(context.tables[0]["designs"]):
        values[design] = NO_VALUE
        if states[0]["bag"][design] and context.tables[0]["bag"][design] == bag:
            states[1] = states[0]
            take(states[1], Number(design), bag)
            states[1]["phase"] = PLAY
            for number in range(rate_moves(states, Number(1), context)):
                values[design] = max(values[design], context.ratings[number])


@kernel
def estimate_points(states: Records, context: EvaluationContext, points: Ratings) -> None:
    """Write to `points` the value of `states[0]` for each player."""
    state, scratch = states[0], context.scratch[0]
    count_fits(state, context.tables[0], context.weights[0], scratch)
    evaluate(state, context.tables[0], context.weights[0], scratch)
    for player in range(state["players"]):
        points[player] = scratch["value"][player]
