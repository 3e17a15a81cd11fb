"""Ratings of legal moves by the value of the position after each."""

from bastide.kernel.features import find
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import OVER, PLACE_MASK, Records, Struct
from bastide.kernel.legal import list_moves
from bastide.kernel.play import clear_report, lay, segment_at_place
from bastide.players.evaluation.chances import count_fits
from bastide.players.evaluation.evaluate import evaluate, margin_of, piece_value
from bastide.players.evaluation.layout import EvaluationContext


@kernel
def rate_moves(states: Records, at: int, context: EvaluationContext) -> int:
    """Rate the legal moves in `states[at]` by the expected margin of the current player, and return their number.

    The moves are listed in `context.work`. The next state is overwritten.
    """
    player, after, scratch = Number(states[at]["player"]), states[at + 1], context.scratch[0]
    design = Number(states[at]["hand"][player]) - 1
    moves = context.work[0]["move"]
    count: int = list_moves(states[at], context.tables[0], context.work[0])
    count_fits(states[at], context.tables[0], context.weights[0], scratch)
    laid, margin = Number(-1), 0.0
    for number in range(count):
        move = Number(moves[number])
        place = move & PLACE_MASK
        if move - place != laid:  # the tile is laid once; pieces on it are rated separately
            laid = move - place
            margin = margin_after(states, at, context, laid, player)
        context.ratings[number] = margin
        if place and after["phase"] != OVER:
            root = root_at_place(after, context.tables[0], design, place)
            context.ratings[number] += piece_value(after, context.tables[0], context.weights[0], scratch, root, player)
        elif place:
            context.ratings[number] = margin_after(states, at, context, move, player)
            laid = Number(-1)  # the position without a piece is overwritten
    return count


@inlined
def margin_after(states: Records, at: int, context: EvaluationContext, move: int, player: int) -> float:
    """Play a move in the next state, and return the expected margin of a player there."""
    states[at + 1] = states[at]
    clear_report(context.work[0])
    lay(states[at + 1], context.tables[0], context.work[0], move)
    return expected_margin(states[at + 1], context, player)


@inlined
def expected_margin(state: Struct, context: EvaluationContext, player: int) -> float:
    evaluate(state, context.tables[0], context.weights[0], context.scratch[0])
    return margin_of(state, context.weights[0], context.scratch[0], player)


@inlined
def root_at_place(state: Struct, tables: Struct, design: int, place: int) -> int:
    """Return the root of the feature at a place of the last tile laid."""
    return find(state, Number(state["laid_first"][state["laid"] - 1]) + segment_at_place(tables, design, place))


@inlined
def best_move(context: EvaluationContext, count: int) -> int:
    """Return the best of the first `count` listed moves; among equals, the first."""
    best = Number(0)
    for number in range(1, count):
        if context.ratings[number] > context.ratings[best]:
            best = Number(number)
    return Number(context.work[0]["move"][best])
