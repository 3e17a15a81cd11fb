"""The search tree of `mcts`, compiled: selection, expansion, random playouts and backpropagation.

A *node* is a position in which a player has a tile to play, an *edge* one of the moves there. A node is identified by
the moves that lead to it and the tiles played with them, so all simulations that reach a node find the same board and
the same legal moves, which are listed once. The bag and the tiles that opponents have drawn ahead may differ between
simulations; a node averages over them.
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
    Records,
    Struct,
)
from bastide.kernel.legal import list_moves
from bastide.kernel.play import bag_to_draw, clear_report, give, lay
from bastide.kernel.playout import play_out, random_design

ROOT, NOWHERE = 0, -1

NODE = np.dtype(
    [
        ("key", np.int32),  # the player and the tile to play
        ("next", np.int32),  # next node after the same move, or NOWHERE
        ("first", np.int32),  # its first edge; tried edges come before the others
        ("edges", np.int32),
        ("tried", np.int32),
        ("visits", np.int32),
    ]
)
EDGE = np.dtype(
    [
        ("margin", np.float64),  # of the player who moves, summed over the visits
        ("move", np.int32),
        ("visits", np.int32),
        ("node", np.int32),  # the latest node after the move, or NOWHERE
    ]
)
STEP = np.dtype([("edge", np.int32), ("player", np.int32)])
SIZE = np.dtype([("nodes", np.int64), ("edges", np.int64)])


class Tree(NamedTuple):
    """A tree of fixed capacity. When it is full, simulations leave it at its existing nodes."""

    size: Records
    nodes: Records
    edges: Records
    path: Records  # of the current simulation


class TileSource(NamedTuple):
    """The source of drawn tiles: an order, where it is known, and a random generator."""

    order: Order
    random: Generator


def new_tree(nodes: int, edges: int) -> Tree:
    """Allocate a tree. Memory that is never written costs nothing."""
    return Tree(np.zeros(1, SIZE), np.empty(nodes, NODE), np.empty(edges + MAX_MOVES, EDGE), np.empty(MAX_TILES, STEP))


@kernel
def start_tree(states: Records, tables: Records, work: Records, tree: Tree) -> int:
    """Start a new tree for the position in `states[0]`, and return the number of legal moves."""
    tree.size[0]["nodes"], tree.size[0]["edges"] = 0, 0
    root = add_node(states[0], tables[0], work[0], tree, Number(NOWHERE))
    return Number(tree.nodes[root]["edges"])


@kernel
def simulate(
    states: Records,
    tables: Records,
    work: Records,
    tree: Tree,
    source: TileSource,
    exploration: float,
    count: int,
) -> None:
    """Run simulations from the position in `states[0]`, for which the tree was started; `states[1]` is overwritten.

    In the tree, tiles come from the order, or at random where it is UNKNOWN; below the tree, always at random.
    """
    for _ in range(count):
        states[1] = states[0]
        steps = descend(states[1], tables[0], work[0], tree, source, exploration)
        play_out(states[1], tables[0], work[0], source.random)
        backpropagate(states[1], tree, steps)


@kernel
def descend(state: Struct, tables: Struct, work: Struct, tree: Tree, source: TileSource, exploration: float) -> int:
    """Play down the tree to an untried move or a leaf, and return the number of moves played."""
    node, steps = Number(ROOT), 0
    while node != NOWHERE:
        edge = select_edge(tree, node, source.random, exploration)
        tree.path[steps]["edge"], tree.path[steps]["player"] = edge, state["player"]
        steps += 1
        clear_report(work)
        lay(state, tables, work, Number(tree.edges[edge]["move"]))
        draw_until_playable(state, tables, work, source)
        # Only the second visit of a move adds nodes after it: most moves are visited once.
        is_known = tree.edges[edge]["visits"] > 0 and state["phase"] != OVER
        node = node_after(state, tables, work, tree, edge) if is_known else Number(NOWHERE)
    return steps


@inlined
def draw_until_playable(state: Struct, tables: Struct, work: Struct, source: TileSource) -> None:
    """Draw tiles until a player can move or the game is over."""
    while state["phase"] != PLAY and state["phase"] != OVER:
        bag = bag_to_draw(state)
        design = Number(source.order[bag, source.order.shape[1] - state["left"][bag]])
        give(state, tables, work, random_design(state, tables, source.random) if design == UNKNOWN else design)


@kernel
def select_edge(tree: Tree, node: int, random: Generator, exploration: float) -> int:
    """Return a random untried edge, or else the one with the highest upper confidence bound."""
    here = tree.nodes[node]
    here["visits"] += 1
    if here["tried"] < here["edges"]:
        return take_untried(tree, here, random)
    spread = exploration * sqrt(log(float(here["visits"])))
    best, highest = Number(NOWHERE), -np.inf
    for edge in range(Number(here["first"]), Number(here["first"]) + Number(here["edges"])):
        visits = float(tree.edges[edge]["visits"])
        bound = tree.edges[edge]["margin"] / visits + spread / sqrt(visits)
        if bound > highest:
            best, highest = edge, bound
    return best


@inlined
def take_untried(tree: Tree, here: Struct, random: Generator) -> int:
    """Swap a random untried edge behind the tried ones, and return it."""
    tried = Number(here["tried"])
    edge = Number(here["first"]) + tried
    other = edge + below(random, Number(here["edges"]) - tried)
    move = Number(tree.edges[edge]["move"])
    tree.edges[edge]["move"] = tree.edges[other]["move"]
    tree.edges[other]["move"] = move
    here["tried"] = tried + 1
    return edge


@inlined
def node_after(state: Struct, tables: Struct, work: Struct, tree: Tree, edge: int) -> int:
    """Return the node that the state has reached by an edge, adding it if necessary; NOWHERE if the tree is full."""
    key = node_key(state)
    node = Number(tree.edges[edge]["node"])
    while node != NOWHERE and tree.nodes[node]["key"] != key:
        node = Number(tree.nodes[node]["next"])
    is_full = tree.size[0]["nodes"] == len(tree.nodes) or tree.size[0]["edges"] + MAX_MOVES > len(tree.edges)
    if node == NOWHERE and not is_full:
        node = add_node(state, tables, work, tree, Number(tree.edges[edge]["node"]))
        tree.edges[edge]["node"] = node
    return node


@inlined
def node_key(state: Struct) -> int:
    """Return the player and the tile to play as one number. With an empty bag, the next player may vary."""
    return Number(state["player"]) * (MAX_DESIGNS + 1) + Number(state["hand"][state["player"]])


@kernel
def add_node(state: Struct, tables: Struct, work: Struct, tree: Tree, following: int) -> int:
    """Add a node with the legal moves of the state, in front of the `following` node after the same move."""
    size = tree.size[0]
    node, first, count = Number(size["nodes"]), Number(size["edges"]), list_moves(state, tables, work)
    size["nodes"], size["edges"] = node + 1, first + count
    here = tree.nodes[node]
    here["key"], here["next"], here["first"] = node_key(state), following, first
    here["edges"], here["tried"], here["visits"] = count, 0, 0
    for number in range(count):
        edge = tree.edges[first + number]
        edge["move"], edge["node"] = work["move"][number], NOWHERE
        edge["margin"], edge["visits"] = 0.0, 0
    return node


@inlined
def backpropagate(state: Struct, tree: Tree, steps: int) -> None:
    """Add the final margin to each move of the path, from the view of the player who made it."""
    for step in range(steps):
        edge = tree.edges[tree.path[step]["edge"]]
        edge["margin"] += final_margin(state, Number(tree.path[step]["player"]))
        edge["visits"] += 1


@inlined
def final_margin(state: Struct, player: int) -> float:
    """Return the lead of a player over the mean of the opponents."""
    total = 0
    for seat in range(state["players"]):
        total += Number(state["score"][seat])
    own, others = Number(state["score"][player]), Number(state["players"]) - 1
    return own - (total - own) / others
