"""Memory layout of the evaluation: its constants, its intermediate results, and the arguments of compiled code."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bastide.kernel.layout import DEMANDS, MAX_PLAYERS, MAX_SEGMENTS, MAX_TILES, SHAPES, Records

Ratings = npt.NDArray[np.float64]

KNOTS = 8  # of the curve that values followers: supplies of 0 to 7
MAX_CITIES = 62  # one bit each in an int64, without the sign

WEIGHTS = np.dtype(
    [
        # Logistic regression: the chance that an unfinished feature is completed.
        ("bias", np.float64, (SHAPES,)),
        ("filling", np.float64, (SHAPES,)),  # for the sum of the logarithms of its gaps' chances to be filled
        ("gaps", np.float64, (SHAPES,)),  # for the number of its gaps
        ("turns", np.float64, (SHAPES,)),  # for the logarithm of the turns that each player has left
        # Expected payoffs of features
        ("belief", np.float64, (SHAPES,)),  # scales the completion chance
        ("growth", np.float64, (SHAPES,)),  # points for each gap of a feature that is never completed
        ("joining", np.float64),  # chance that a tile in a cell joins two features there
        ("open_city", np.float64),  # payoff of an unfinished city to fields, relative to a finished one
        ("reach", np.float64),  # growth of a land, per square root of the half sides where it is open
        ("rivals", np.float64),  # softness of the maximum over several rivals, in points
        # Pieces
        ("supply", np.float64, (KNOTS,)),  # value of 0, 1, 2, … followers in the supply
        ("hut", np.float64),
        ("coming_home", np.float64),  # value of a follower that certainly returns, relative to one in the supply
        ("fading", np.float64),  # turns before the end at which supplies start to lose value
        ("bonus", np.float64),  # value of a bonus turn
    ],
    align=True,
)

SCRATCH = np.dtype(
    [
        # The bag
        ("turns", np.float64),  # left for each player
        ("fade", np.float64),  # factor from 1 to 0 for values that fade towards the end
        ("fits", np.int64, (DEMANDS,)),  # number of tiles that fit a cell with this demand
        ("filling", np.float64, (MAX_TILES + 1,)),  # log chance that a cell is filled, by the number that fit
        # Features, at their roots
        ("gaps", np.int64, (MAX_SEGMENTS,)),  # cells where the feature is open
        ("gap_logs", np.float64, (MAX_SEGMENTS,)),  # sum of the log chances that its gaps are filled
        ("reach", np.int64, (MAX_SEGMENTS,)),  # half sides where a land is open
        ("chance", np.float64, (MAX_SEGMENTS,)),  # completion chance of unfinished features
        # Cities that pay fields, or may do so
        ("cities", np.int64),
        ("block_bit", np.int64, (MAX_SEGMENTS,)),  # of each city, at its root
        ("city_pays", np.float64, (MAX_CITIES,)),  # expected payoff
        ("city_farmers", np.int64, (MAX_CITIES,)),  # on all fields beside the city, packed
        ("land_blocks", np.int64, (MAX_SEGMENTS,)),  # bits of the cities that a land borders, at its root
        ("paid_cities", np.int64, (MAX_PLAYERS,)),  # bits of the cities that have paid a player
        # Players
        ("value", np.float64, (MAX_PLAYERS,)),
        ("rival_weight", np.float64, (MAX_PLAYERS,)),  # share of each rival in the margin computed last
        ("supply", np.float64, (MAX_PLAYERS,)),  # followers in the supply, and those that return times their chance
    ],
    align=True,
)


class EvaluationContext(NamedTuple):
    """The arguments of compiled evaluation code besides states: arrays of one record each."""

    tables: Records
    work: Records
    weights: Records
    scratch: Records
    ratings: Ratings  # of the moves listed last, in their order
