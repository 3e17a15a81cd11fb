"""The tree of `mcts`, compiled: simulations that go down it, leave it, and are played out at random.

A *node* is a moment at which somebody has a tile to play, an *edge* one of the moves there. Nodes are told apart by the
moves that lead to them and the tiles that were played with these, so all simulations that come to a node find the same
table and the same legal moves: they are listed once. What else was drawn, the bag and the tiles that others have drawn
ahead, may differ from one simulation to the next, and a node is worth what it is on average over that.
"""

from math import log, sqrt
from typing import NamedTuple

import numpy as np

from bastide.kernel.chance import Generator, below
from bastide.kernel.entry import Order
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import (
    MAX_DESIGNS,
    MAX_MOVES,
    MAX_TILES,
    OVER,
    PLAY,
    UNKNOWN,
    Record,
    Records,
)
from bastide.kernel.legal import list_moves
from bastide.kernel.play import bag_to_draw, clear_report, give, lay
from bastide.kernel.playout import draw_any, play_out

ROOT, NOWHERE = 0, -1

NODE = np.dtype(
    [
        ("moment", np.int32),  # who plays which tile
        ("next", np.int32),  # another node after the same move, or NOWHERE
        ("first", np.int32),  # its edges: those tried come first
        ("edges", np.int32),
        ("tried", np.int32),
        ("visits", np.int32),
    ]
)
EDGE = np.dtype(
    [
        ("margin", np.float64),  # of whoever plays the move, summed over its visits
        ("move", np.int32),
        ("visits", np.int32),
        ("node", np.int32),  # the latest node after the move, or NOWHERE
    ]
)
STEP = np.dtype([("edge", np.int32), ("player", np.int32)])
SIZE = np.dtype([("nodes", np.int64), ("edges", np.int64)])


class Tree(NamedTuple):
    """A tree in memory of a fixed size: when it is full, it grows no more, and simulations leave it where it ends."""

    size: Records
    nodes: Records
    edges: Records
    path: Records  # of the simulation that is under way


class Chance(NamedTuple):
    """Where tiles come from: an order, as far as it is known, and random numbers."""

    order: Order
    random: Generator


def new_tree(nodes: int, edges: int) -> Tree:
    """Room for a tree; memory that is never written to costs nothing."""
    return Tree(np.zeros(1, SIZE), np.empty(nodes, NODE), np.empty(edges + MAX_MOVES, EDGE), np.empty(MAX_TILES, STEP))


@kernel
def plant(states: Records, tables: Records, work: Records, tree: Tree) -> int:
    """Begin a new tree for the position in `states[0]`, and return how many legal moves there are."""
    tree.size[0]["nodes"], tree.size[0]["edges"] = 0, 0
    root = add_node(states[0], tables[0], work[0], tree, Number(NOWHERE))
    return Number(tree.nodes[root]["edges"])


@kernel
def simulate(
    states: Records,
    tables: Records,
    work: Records,
    tree: Tree,
    chance: Chance,
    exploration: float,
    count: int,
) -> None:
    """Make some simulations from the position in `states[0]`, for which the tree was planted; `states[1]` is scratch.

    In the tree the tiles are drawn as the order says and, where it says UNKNOWN, blindly; below it always blindly.
    """
    for _ in range(count):
        states[1] = states[0]
        steps = descend(states[1], tables[0], work[0], tree, chance, exploration)
        play_out(states[1], tables[0], work[0], chance.random)
        credit(states[1], tree, steps)


@kernel
def descend(state: Record, tables: Record, work: Record, tree: Tree, chance: Chance, exploration: float) -> int:
    """Play down the tree to a move that was not tried before, or to its end, and return how many moves that were."""
    node, steps = Number(ROOT), 0
    while node != NOWHERE:
        edge = pick(tree, node, chance.random, exploration)
        tree.path[steps]["edge"], tree.path[steps]["player"] = edge, state["player"]
        steps += 1
        clear_report(work)
        lay(state, tables, work, Number(tree.edges[edge]["move"]))
        draw_on(state, tables, work, chance)
        # What comes after a move has nodes from its second visit on: most moves have no other.
        is_known = tree.edges[edge]["visits"] > 0 and state["phase"] != OVER
        node = node_after(state, tables, work, tree, edge) if is_known else Number(NOWHERE)
    return steps


@inlined
def draw_on(state: Record, tables: Record, work: Record, chance: Chance) -> None:
    """Draw until somebody can play, or the game is over."""
    while state["phase"] != PLAY and state["phase"] != OVER:
        bag = bag_to_draw(state)
        design = Number(chance.order[bag, chance.order.shape[1] - state["left"][bag]])
        give(state, tables, work, draw_any(state, tables, chance.random) if design == UNKNOWN else design)


@kernel
def pick(tree: Tree, node: int, random: Generator, exploration: float) -> int:
    """The edge to follow: any that was not tried yet, else the one with the highest upper confidence bound."""
    here = tree.nodes[node]
    here["visits"] += 1
    if here["tried"] < here["edges"]:
        return try_another(tree, here, random)
    spread = exploration * sqrt(log(float(here["visits"])))
    best, highest = Number(NOWHERE), -np.inf
    for edge in range(Number(here["first"]), Number(here["first"]) + Number(here["edges"])):
        visits = float(tree.edges[edge]["visits"])
        bound = tree.edges[edge]["margin"] / visits + spread / sqrt(visits)
        if bound > highest:
            best, highest = edge, bound
    return best


@inlined
def try_another(tree: Tree, here: Record, random: Generator) -> int:
    """An edge that was not tried before, after which it is the last of those that were."""
    tried = Number(here["tried"])
    edge = Number(here["first"]) + tried
    other = edge + below(random, Number(here["edges"]) - tried)
    move = Number(tree.edges[edge]["move"])
    tree.edges[edge]["move"] = tree.edges[other]["move"]
    tree.edges[other]["move"] = move
    here["tried"] = tried + 1
    return edge


@inlined
def node_after(state: Record, tables: Record, work: Record, tree: Tree, edge: int) -> int:
    """The node that the state has come to by an edge, a new one if need be; NOWHERE if the tree is full."""
    moment = moment_of(state)
    node = Number(tree.edges[edge]["node"])
    while node != NOWHERE and tree.nodes[node]["moment"] != moment:
        node = Number(tree.nodes[node]["next"])
    is_full = tree.size[0]["nodes"] == len(tree.nodes) or tree.size[0]["edges"] + MAX_MOVES > len(tree.edges)
    if node == NOWHERE and not is_full:
        node = add_node(state, tables, work, tree, Number(tree.edges[edge]["node"]))
        tree.edges[edge]["node"] = node
    return node


@inlined
def moment_of(state: Record) -> int:
    """Who plays which tile, as one number: if nothing is left to draw, a turn can pass to one of several players."""
    return Number(state["player"]) * (MAX_DESIGNS + 1) + Number(state["hand"][state["player"]])


@kernel
def add_node(state: Record, tables: Record, work: Record, tree: Tree, following: int) -> int:
    """Add a node for the state, with its legal moves, in front of another one after the same move."""
    size = tree.size[0]
    node, first, count = Number(size["nodes"]), Number(size["edges"]), list_moves(state, tables, work)
    size["nodes"], size["edges"] = node + 1, first + count
    here = tree.nodes[node]
    here["moment"], here["next"], here["first"] = moment_of(state), following, first
    here["edges"], here["tried"], here["visits"] = count, 0, 0
    for number in range(count):
        edge = tree.edges[first + number]
        edge["move"], edge["node"] = work["move"][number], NOWHERE
        edge["margin"], edge["visits"] = 0.0, 0
    return node


@inlined
def credit(state: Record, tree: Tree, steps: int) -> None:
    """Add how the game ended to the moves that led to it, for each as it is for whoever played it."""
    for step in range(steps):
        edge = tree.edges[tree.path[step]["edge"]]
        edge["margin"] += final_margin(state, Number(tree.path[step]["player"]))
        edge["visits"] += 1


@inlined
def final_margin(state: Record, player: int) -> float:
    """How far a player is ahead of the mean of the others."""
    total = 0
    for seat in range(state["players"]):
        total += Number(state["score"][seat])
    own, others = Number(state["score"][player]), Number(state["players"]) - 1
    return own - (total - own) / others
