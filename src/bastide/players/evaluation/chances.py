"""How likely unfinished features are to be completed: from the gaps in them, and the tiles that are left."""

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
    Record,
)
from bastide.kernel.play import neighbour_cell

NEVER = -30.0  # the logarithm of a chance that is none


@kernel
def look_into_bag(state: Record, tables: Record, weights: Record, scene: Record) -> None:
    """Note how many of the tiles that are left fit each kind of cell, and what chance to be filled that gives it."""
    for demand in range(DEMANDS):
        scene["fits"][demand] = 0
    for design in range(tables["designs"]):
        count = Number(state["bag"][design])
        if count and tables["bag"][design] == LAND_BAG:
            for demand in range(DEMANDS):
                scene["fits"][demand] += count * (tables["match"][design, demand] != 0)
    left = Number(state["left"][LAND_BAG])
    turns = left / state["players"]
    scene["turns"] = turns
    scene["lasting"] = min(1.0, turns / weights["fading"])
    scene["filling"][0] = NEVER
    for fitting in range(1, left + 1):
        # As if tiles were put back: the constants are fitted to what it comes to.
        missed = (1 - fitting / left) ** max(turns, 1.0)
        scene["filling"][fitting] = math.log(1 - missed)


@inlined
def cell_filling(state: Record, scene: Record, cell: int) -> float:
    """The logarithm of the chance that a rim cell is filled."""
    return scene["filling"][scene["fits"][state["rim_sides"][cell]]]


@inlined
def look_at_gaps(state: Record, scene: Record) -> None:
    """Note for each feature the cells where it goes on, and how likely they are to be filled."""
    for segment in range(state["segments"]):
        scene["gaps"][segment] = 0
        scene["hopes"][segment] = 0.0
        scene["reach"][segment] = 0
    for cell in range(state["rim"]):
        filling, first = cell_filling(state, scene, cell), cell * PORTS
        for side in range(SIDES):
            root = state["rim_label"][first + side] >> 1
            if root and not is_met_before(state, first, side, root):
                scene["gaps"][root] += 1
                scene["hopes"][root] += filling
        for port in range(SIDES, PORTS):
            scene["reach"][state["rim_label"][first + port] >> 1] += 1


@inlined
def is_met_before(state: Record, first: int, side: int, root: int) -> bool:
    """Whether the cell with those ports meets a feature at an earlier side too: one tile fills both."""
    for earlier in range(side):
        if state["rim_label"][first + earlier] >> 1 == root:
            return True
    return False


@inlined
def look_round_site(state: Record, tables: Record, scene: Record, number: int) -> None:
    """Note the empty cells round a site; those that meet no tile yet can be filled by any."""
    root, stride = Number(state["site_segment"][number]), Number(tables["stride"])
    cell = (state["site_x"][number] + state["site_y"][number] * stride) % tables["cells"]
    gaps, hopes = Number(0), 0.0
    for way in range(8):
        content = Number(state["grid"][neighbour_cell(tables, cell, way)])
        gaps += content != LAID
        if content >= RIM:
            hopes += cell_filling(state, scene, content - RIM)
    scene["gaps"][root], scene["hopes"][root] = gaps, hopes


@inlined
def completion_chance(state: Record, weights: Record, scene: Record, root: int) -> float:
    """The chance that an unfinished path, block or site will be completed."""
    if scene["hopes"][root] <= NEVER:
        return 0.0
    shape = state["shape"][root]
    logit = (
        weights["bias"][shape]
        + weights["filling"][shape] * scene["hopes"][root]
        + weights["gaps"][shape] * scene["gaps"][root]
        + weights["turns"][shape] * math.log(1 + scene["turns"])
    )
    return 1 / (1 + math.exp(-logit))


@inlined
def look_at_chances(state: Record, tables: Record, weights: Record, scene: Record) -> None:
    """Note the chance of every unfinished feature to be completed."""
    look_at_gaps(state, scene)
    for root in range(1, state["segments"]):
        if is_unfinished(state, root):
            scene["chance"][root] = completion_chance(state, weights, scene, root)
    for number in range(state["sites"]):
        root = Number(state["site_segment"][number])
        if state["open"][root]:
            look_round_site(state, tables, scene, Number(number))
            scene["chance"][root] = completion_chance(state, weights, scene, root)


@inlined
def is_unfinished(state: Record, segment: int) -> bool:
    """Whether a segment is the root of an unfinished path or block."""
    shape = state["shape"][segment]
    return state["parent"][segment] == segment and state["open"][segment] != 0 and (shape == PATH or shape == BLOCK)
