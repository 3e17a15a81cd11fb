"""Rates legal moves by what the position after each is worth."""

from bastide.kernel.features import find
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import OVER, PLACE_MASK, Record, Records
from bastide.kernel.legal import list_moves
from bastide.kernel.play import clear_report, lay, segment_at_place
from bastide.players.evaluation.chances import look_into_bag
from bastide.players.evaluation.layout import Mind
from bastide.players.evaluation.worth import evaluate, margin_of, piece_worth


@kernel
def rate_moves(states: Records, at: int, mind: Mind) -> int:
    """Rate the legal moves in `states[at]`, listed in `mind.work`, by the expected margin of whoever is at turn.

    Return how many there are. The next state is overwritten.
    """
    player, after, scene = Number(states[at]["player"]), states[at + 1], mind.scene[0]
    design = Number(states[at]["hand"][player]) - 1
    moves = mind.work[0]["move"]
    count: int = list_moves(states[at], mind.tables[0], mind.work[0])
    look_into_bag(states[at], mind.tables[0], mind.weights[0], scene)
    laid, margin = Number(-1), 0.0
    for number in range(count):
        move = Number(moves[number])
        place = move & PLACE_MASK
        if move - place != laid:  # tiles are laid once, and what a piece adds is rated by itself
            laid = move - place
            margin = margin_after(states, at, mind, laid, player)
        mind.ratings[number] = margin
        if place and after["phase"] != OVER:
            root = placed_root(after, mind.tables[0], design, place)
            mind.ratings[number] += piece_worth(after, mind.tables[0], mind.weights[0], scene, root, player)
        elif place:
            mind.ratings[number] = margin_after(states, at, mind, move, player)
            laid = Number(-1)  # what was laid without a piece is gone
    return count


@inlined
def margin_after(states: Records, at: int, mind: Mind, move: int, player: int) -> float:
    """The expected margin of a player after a move, which is played in the next state."""
    states[at + 1] = states[at]
    clear_report(mind.work[0])
    lay(states[at + 1], mind.tables[0], mind.work[0], move)
    return expected_margin(states[at + 1], mind, player)


@inlined
def expected_margin(state: Record, mind: Mind, player: int) -> float:
    evaluate(state, mind.tables[0], mind.weights[0], mind.scene[0])
    return margin_of(state, mind.weights[0], mind.scene[0], player)


@inlined
def placed_root(state: Record, tables: Record, design: int, place: int) -> int:
    """The feature that a piece at a place of the tile just laid stands on."""
    return find(state, Number(state["laid_first"][state["laid"] - 1]) + segment_at_place(tables, design, place))


@inlined
def best_rated(mind: Mind, count: int) -> int:
    """The best of so many listed moves; of equally good ones the first."""
    best = Number(0)
    for number in range(1, count):
        if mind.ratings[number] > mind.ratings[best]:
            best = Number(number)
    return Number(mind.work[0]["move"][best])
