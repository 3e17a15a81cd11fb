"""Compile all entry points of the kernel, or load them from the cache."""

import numpy as np

from bastide.kernel import entry
from bastide.kernel.chance import generator
from bastide.kernel.layout import BAGS, STATE, UNKNOWN, WORK
from bastide.kernel.playout import play_games
from bastide.kernel.tables import tables_of
from bastide.tiles import edition, edition_names


def warm_up() -> None:
    """Compile the kernel. It takes seconds the first time on a machine. Call it before starting processes."""
    states, work = np.zeros(3, STATE), np.zeros(1, WORK)
    tables = tables_of(edition(edition_names()[0]))
    entry.new_game(states, tables, 2, 0, 1, 0)
    order = np.full((BAGS, int(states[0]["left"].max())), UNKNOWN, np.uint8)
    play_games(states, tables, work, generator(0), 1)
    entry.draw_all(states, 0, tables, work, order)
    entry.draw_one(states, 0, tables, work, 0)
    entry.legal_moves(states, 0, tables, work)
    entry.push(states, 0, tables, work, int(work["move"][0, 0]), order, 0)
    entry.replay(states[2:], tables, work, np.zeros(0, np.int32), order, 0)
    entry.copy_state(states, 2, states, 1)
    entry.list_members(states, 1, tables, work, entry.root_of(states, 1, 1))
    entry.feature_points(states, 1, tables, 1, 0)
    entry.meadow_points(states, 1, tables, 1)
    entry.leaders(states, 1, 1)
    entry.owners(states, 1, 1)
    entry.put(states, 1, tables, 0, 0, 0, 0)
    entry.project(states, 2, tables, work)
