"""Completion chances of unfinished features, from their gaps and the tiles left in the bag."""

import math

from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import (
    BLOCK,
    DEMANDS,
    LAID,
    LAND_BAG,
    PATH,
    PORTS,
    RIM,
    SIDES,
    Struct,
)
from bastide.kernel.play import neighbour_cell

NEVER = -30.0  # the logarithm that stands for a chance of zero


@kernel
def count_fits(state: Struct, tables: Struct, weights: Struct, scratch: Struct) -> None:
    """Count the tiles in the bag that fit each kind of cell, and derive its chance to be filled.

    Call it whenever the bag has changed, before any other function of the evaluation.
    """
    for demand in range(DEMANDS):
        scratch["fits"][demand] = 0
    for design in range(tables["designs"]):
        count = Number(state["bag"][design])
        if count and tables["bag"][design] == LAND_BAG:
            for demand in range(DEMANDS):
                scratch["fits"][demand] += count * (tables["match"][design, demand] != 0)
    left = Number(state["left"][LAND_BAG])
    turns = left / state["players"]
    scratch["turns"] = turns
    scratch["fade"] = min(1.0, turns / weights["fading"])
    scratch["filling"][0] = NEVER
    for fitting in range(1, left + 1):
        # An approximation that draws with replacement; the constants are fitted to it.
        missed = (1 - fitting / left) ** max(turns, 1.0)
        scratch["filling"][fitting] = math.log(1 - missed)


@inlined
def log_fill_chance(state: Struct, scratch: Struct, cell: int) -> float:
    """Return the logarithm of the chance that a rim cell is filled."""
    return scratch["filling"][scratch["fits"][state["rim_sides"][cell]]]


@inlined
def find_gaps(state: Struct, scratch: Struct) -> None:
    """Count the gaps of each feature, and sum up the logarithms of their chances to be filled."""
    for segment in range(state["segments"]):
        scratch["gaps"][segment] = 0
        scratch["gap_logs"][segment] = 0.0
        scratch["reach"][segment] = 0
    for cell in range(state["rim"]):
        fill_log, first = log_fill_chance(state, scratch, cell), cell * PORTS
        for side in range(SIDES):
            root = state["rim_label"][first + side] >> 1
            if root and not is_counted(state, first, side, root):
                scratch["gaps"][root] += 1
                scratch["gap_logs"][root] += fill_log
        for port in range(SIDES, PORTS):
            scratch["reach"][state["rim_label"][first + port] >> 1] += 1


@inlined
def is_counted(state: Struct, first: int, side: int, root: int) -> bool:
    """Return True if the cell already meets the feature at an earlier side: one tile fills both gaps."""
    for earlier in range(side):
        if state["rim_label"][first + earlier] >> 1 == root:
            return True
    return False


@inlined
def find_site_gaps(state: Struct, tables: Struct, scratch: Struct, number: int) -> None:
    """Count the empty cells around a site. Any tile can fill a cell that is not on the rim."""
    root, stride = Number(state["site_segment"][number]), Number(tables["stride"])
    cell = (state["site_x"][number] + state["site_y"][number] * stride) % tables["cells"]
    gaps, gap_logs = Number(0), 0.0
    for way in range(8):
        content = Number(state["grid"][neighbour_cell(tables, cell, way)])
        gaps += content != LAID
        if content >= RIM:
            gap_logs += log_fill_chance(state, scratch, content - RIM)
    scratch["gaps"][root], scratch["gap_logs"][root] = gaps, gap_logs


@inlined
def completion_chance(state: Struct, weights: Struct, scratch: Struct, root: int) -> float:
    """Return the chance that an unfinished path, block or site will be completed."""
    if scratch["gap_logs"][root] <= NEVER:
        return 0.0
    shape = state["shape"][root]
    logit = (
        weights["bias"][shape]
        + weights["filling"][shape] * scratch["gap_logs"][root]
        + weights["gaps"][shape] * scratch["gaps"][root]
        + weights["turns"][shape] * math.log(1 + scratch["turns"])
    )
    return 1 / (1 + math.exp(-logit))


@inlined
def estimate_chances(state: Struct, tables: Struct, weights: Struct, scratch: Struct) -> None:
    """Write the completion chance of every unfinished feature."""
    find_gaps(state, scratch)
    for root in range(1, state["segments"]):
        if is_unfinished(state, root):
            scratch["chance"][root] = completion_chance(state, weights, scratch, root)
    for number in range(state["sites"]):
        root = Number(state["site_segment"][number])
        if state["open"][root]:
            find_site_gaps(state, tables, scratch, Number(number))
            scratch["chance"][root] = completion_chance(state, weights, scratch, root)


@inlined
def is_unfinished(state: Struct, segment: int) -> bool:
    """Return True if a segment is the root of an unfinished path or block."""
    shape = state["shape"][segment]
    return state["parent"][segment] == segment and state["open"][segment] != 0 and (shape == PATH or shape == BLOCK)
