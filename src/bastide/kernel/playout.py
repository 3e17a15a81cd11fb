"""Random games, for benchmarks and simulations."""

from bastide.kernel.chance import Generator, below
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import OVER, PLAY, Records, Struct
from bastide.kernel.legal import list_moves
from bastide.kernel.play import bag_to_draw, clear_report, give, lay


@inlined
def random_design(state: Struct, tables: Struct, random: Generator) -> int:
    """Return the design of a random tile from the bag of the next draw."""
    bag = bag_to_draw(state)
    left = below(random, Number(state["left"][bag]))
    design = Number(tables["first"][bag])
    while left >= state["bag"][design]:
        left -= state["bag"][design]
        design += 1
    return design


@kernel
def play_out(state: Struct, tables: Struct, work: Struct, random: Generator) -> int:
    """Play uniformly random turns to the end of the game, and return their number."""
    turns = 0
    while state["phase"] != OVER:
        clear_report(work)
        if state["phase"] == PLAY:
            lay(state, tables, work, Number(work["move"][below(random, list_moves(state, tables, work))]))
            turns += 1
        else:
            give(state, tables, work, random_design(state, tables, random))
    return turns


@kernel
def play_games(states: Records, tables: Records, work: Records, random: Generator, games: int) -> int:
    """Play random games in `states[1]`, each from the position in `states[0]`, and return the number of turns."""
    turns = 0
    for _ in range(games):
        states[1] = states[0]
        turns += play_out(states[1], tables[0], work[0], random)
    return turns
