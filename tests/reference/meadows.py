"""Final scoring of hunters: for the animals on their meadow that tigers do not eat."""

from collections import Counter
from itertools import starmap

from bastide.tiles import Scoring, Shape

from .scoring import (
    DolmenHunter,
    DrivenTigers,
    EatenDeer,
    TwinLine,
    TwinNote,
    cells_of,
    follower_counts,
    majority,
    occupied_features,
    reasons,
)
from .table import Cell, TwinFeature, TwinSpot, TwinTable

PREY = ("deer", "mammoth", "aurochs")


def meadow_lines(table: TwinTable, scoring: Scoring, players: int) -> list[TwinLine]:
    """Return the lines of all meadows with a hunter and any prey, even if tigers eat all of it."""
    return [
        meadow_line(table, meadow, scoring, players)
        for meadow in occupied_features(table)
        if table.shape(meadow) == Shape.LAND and any(animals(table, meadow)[animal] for animal in PREY)
    ]


def meadow_line(table: TwinTable, meadow: TwinFeature, scoring: Scoring, players: int) -> TwinLine:
    """Return the line of a meadow, which pays for each surviving deer, each mammoth and each aurochs."""
    prey, each = prey_left(table, meadow), scoring.land
    worth = reasons(
        ("deer", prey["deer"], each), ("mammoths", prey["mammoth"], each), ("aurochs", prey["aurochs"], each)
    )
    notes: list[TwinNote] = [
        *dolmen_hunters(table, meadow),
        *driven_tigers(table, meadow),
        *eaten_deer(table, meadow),
    ]
    paid, counts = paid_hunters(table, meadow, players), follower_counts(table, meadow, players)
    return TwinLine("meadow", cells_of(meadow), worth, paid, counts, final=True, notes=tuple(notes))


def paid_hunters(table: TwinTable, meadow: TwinFeature, players: int) -> tuple[int, ...]:
    """Return the owner of the hunter at the dolmen, or else the players with the most hunters."""
    alone = dolmen_hunters(table, meadow)
    return tuple(each.player for each in alone) or majority(follower_counts(table, meadow, players))


def animals(table: TwinTable, meadow: TwinFeature) -> Counter[str]:
    """Count the animals of each kind on the meadow."""
    return Counter(animal for spot in meadow for animal in table.segment(spot).animals)


def prey_left(table: TwinTable, meadow: TwinFeature) -> dict[str, int]:
    """Count the animals of each kind that hunters are paid for."""
    living = animals(table, meadow)
    living["deer"] -= len(eaten_deer(table, meadow))
    return {animal: living[animal] for animal in PREY}


def cells_with(table: TwinTable, meadow: TwinFeature, animal: str) -> list[Cell]:
    """Return the cell of each animal of a kind on the meadow, in the order of laying."""
    spots = [spot for spot in table.all_spots() if spot in meadow]
    return [spot.cell for spot in spots for each in table.segment(spot).animals if each == animal]


def spots_with(table: TwinTable, meadow: TwinFeature, landmark: str) -> list[TwinSpot]:
    return sorted(spot for spot in meadow if table.segment(spot).landmark == landmark)


def eaten_deer(table: TwinTable, meadow: TwinFeature) -> list[EatenDeer]:
    """Pair tigers with the deer that they eat. A fire drives all tigers off."""
    if spots_with(table, meadow, "fire"):
        return []
    tigers, deer = cells_with(table, meadow, "tiger"), cells_with(table, meadow, "deer")
    return list(starmap(EatenDeer, zip(tigers, deer, strict=False)))


def driven_tigers(table: TwinTable, meadow: TwinFeature) -> list[DrivenTigers]:
    tigers = tuple(cells_with(table, meadow, "tiger"))
    return [DrivenTigers(fire.cell, tigers) for fire in spots_with(table, meadow, "fire")]


def dolmen_hunters(table: TwinTable, meadow: TwinFeature) -> list[DolmenHunter]:
    """Return the hunter at the dolmen, if there is one."""
    hunters = table.followers(meadow)
    return [DolmenHunter(spot.cell, hunters[spot]) for spot in spots_with(table, meadow, "dolmen") if spot in hunters]
