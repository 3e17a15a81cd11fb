"""The memory of the evaluation: its constants, what it finds out about a position, and what a player thinks with."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bastide.kernel.layout import DEMANDS, MAX_PLAYERS, MAX_SEGMENTS, MAX_TILES, SHAPES, Records

Ratings = npt.NDArray[np.float64]

KNOTS = 8  # of the curve of what followers are worth: supplies from 0 to 7
MAX_CITIES = 62  # that are told apart: a bit each, and the sign

WEIGHTS = np.dtype(
    [
        # The chance that an unfinished feature is completed is a logistic curve of these, each times its constant.
        ("bias", np.float64, (SHAPES,)),
        ("filling", np.float64, (SHAPES,)),  # the logarithms of the chances that its gaps are filled, summed up
        ("gaps", np.float64, (SHAPES,)),  # how many gaps it has
        ("turns", np.float64, (SHAPES,)),  # the logarithm of the turns that each player has left
        # what is expected of features
        ("belief", np.float64, (SHAPES,)),  # how much of the chance to be completed is believed
        ("growth", np.float64, (SHAPES,)),  # points for each gap of what is never completed
        ("joining", np.float64),  # how much of the chance that a cell is filled is one that it joins features there
        ("open_city", np.float64),  # what a city may still pay fields, beside what a completed one pays
        ("reach", np.float64),  # what a land may gain, for the root of the number of half sides where it can grow
        ("rivals", np.float64),  # points that one of several others may be behind the best of them and still count
        # pieces
        ("supply", np.float64, (KNOTS,)),  # what so many followers in the supply are worth
        ("hut", np.float64),
        ("coming_home", np.float64),  # what a follower that comes home for certain is worth, beside one in the supply
        ("fading", np.float64),  # from so many turns before the end on all this loses its worth
        ("bonus", np.float64),  # a bonus turn
    ],
    align=True,
)

SCENE = np.dtype(
    [
        # what is left in the bag
        ("turns", np.float64),  # for each player
        ("lasting", np.float64),  # what is left, from 1 to 0, of the worth of what fades
        ("fits", np.int64, (DEMANDS,)),  # how many tiles fit a cell with that demand
        ("filling", np.float64, (MAX_TILES + 1,)),  # the logarithm of the chance that a cell is filled, by that number
        # features, at their roots
        ("gaps", np.int64, (MAX_SEGMENTS,)),  # cells where it goes on
        ("hopes", np.float64, (MAX_SEGMENTS,)),  # their chances to be filled: the logarithms, summed up
        ("reach", np.int64, (MAX_SEGMENTS,)),  # half sides where a land goes on
        ("chance", np.float64, (MAX_SEGMENTS,)),  # to be completed, of what is unfinished
        # cities that pay fields, or may come to do so
        ("cities", np.int64),
        ("block_bit", np.int64, (MAX_SEGMENTS,)),  # at its root
        ("city_pays", np.float64, (MAX_CITIES,)),  # what is expected of it
        ("city_farmers", np.int64, (MAX_CITIES,)),  # on all fields beside it, packed
        ("land_blocks", np.int64, (MAX_SEGMENTS,)),  # the bits of those that a land borders, at its root
        ("paid_cities", np.int64, (MAX_PLAYERS,)),  # the bits of those that have paid a player
        # players
        ("worth", np.float64, (MAX_PLAYERS,)),
        ("rivalry", np.float64, (MAX_PLAYERS,)),  # how much each other counts for the margin that was asked for last
        ("home", np.float64, (MAX_PLAYERS,)),  # followers in the supply and, by their chance, those that come home
    ],
    align=True,
)


class Mind(NamedTuple):
    """All that a player thinks with beside states: arrays of one record each, as compiled code takes them."""

    tables: Records
    work: Records
    weights: Records
    scene: Records
    ratings: Ratings  # of the moves that were listed last
