"""What hunters are paid at the end: the animals on their meadow that no tiger eats."""

from collections import Counter
from itertools import starmap

from bastide.tiles.model import Scoring, Shape

from .scoring import Alone, Driven, Eaten, Line, Note, cells_of, follower_counts, majority, occupied_features, reasons
from .table import Cell, Feature, Spot, Table

PREY = ("deer", "mammoth", "aurochs")


def meadow_lines(table: Table, scoring: Scoring, players: int) -> list[Line]:
    """The final scoring of every meadow with a hunter and any prey, even if tigers eat all of it."""
    return [
        meadow_line(table, meadow, scoring, players)
        for meadow in occupied_features(table)
        if table.shape(meadow) == Shape.LAND and any(animals(table, meadow)[animal] for animal in PREY)
    ]


def meadow_line(table: Table, meadow: Feature, scoring: Scoring, players: int) -> Line:
    """A meadow's pay: so much for each deer that is left, each mammoth and each aurochs."""
    prey, each = prey_left(table, meadow), scoring.land
    worth = reasons(
        ("deer", prey["deer"], each), ("mammoths", prey["mammoth"], each), ("aurochs", prey["aurochs"], each)
    )
    notes: list[Note] = [
        *hunters_alone(table, meadow),
        *tigers_driven(table, meadow),
        *deer_eaten(table, meadow),
    ]
    paid, counts = hunters_paid(table, meadow, players), follower_counts(table, meadow, players)
    return Line("meadow", cells_of(meadow), worth, paid, counts, final=True, notes=tuple(notes))


def hunters_paid(table: Table, meadow: Feature, players: int) -> tuple[int, ...]:
    """Whose hunter stands beside the dolmen; else those with the most hunters."""
    alone = hunters_alone(table, meadow)
    return tuple(each.player for each in alone) or majority(follower_counts(table, meadow, players))


def animals(table: Table, meadow: Feature) -> Counter[str]:
    """How many of each kind live on the meadow."""
    return Counter(animal for spot in meadow for animal in table.segment(spot).animals)


def prey_left(table: Table, meadow: Feature) -> dict[str, int]:
    """How many animals of each kind hunters are paid for."""
    living = animals(table, meadow)
    living["deer"] -= len(deer_eaten(table, meadow))
    return {animal: living[animal] for animal in PREY}


def cells_with(table: Table, meadow: Feature, animal: str) -> list[Cell]:
    """The cell of each animal of a kind on the meadow, in the order in which their tiles were laid."""
    spots = [spot for spot in table.all_spots() if spot in meadow]
    return [spot.cell for spot in spots for each in table.segment(spot).animals if each == animal]


def spots_with(table: Table, meadow: Feature, landmark: str) -> list[Spot]:
    return sorted(spot for spot in meadow if table.segment(spot).landmark == landmark)


def deer_eaten(table: Table, meadow: Feature) -> list[Eaten]:
    """Each tiger eats a deer as long as there are any, unless a fire drives the tigers off."""
    if spots_with(table, meadow, "fire"):
        return []
    tigers, deer = cells_with(table, meadow, "tiger"), cells_with(table, meadow, "deer")
    return list(starmap(Eaten, zip(tigers, deer, strict=False)))


def tigers_driven(table: Table, meadow: Feature) -> list[Driven]:
    tigers = tuple(cells_with(table, meadow, "tiger"))
    return [Driven(fire.cell, tigers) for fire in spots_with(table, meadow, "fire")]


def hunters_alone(table: Table, meadow: Feature) -> list[Alone]:
    """The hunter who stands right beside the dolmen, if one does."""
    hunters = table.followers(meadow)
    return [Alone(spot.cell, hunters[spot]) for spot in spots_with(table, meadow, "dolmen") if spot in hunters]
