"""Lakes, and the river systems that they are part of."""

from bastide.tiles.model import Shape

from .table import Feature, Spot, Table, flood


def is_water(table: Table, spot: Spot) -> bool:
    return table.segment(spot).kind.name in {"river", "lake"}


def lake_of(table: Table, river: Spot) -> Spot | None:
    """The lake in which a segment of a river ends, if it does."""
    lake = table.segment(river).lake
    return None if lake is None else Spot(river.cell, lake)


def rivers_of(table: Table, lake: Spot) -> list[Spot]:
    """The segments of rivers that end in a lake."""
    return [spot for spot in table.spots_of_tile(lake.cell) if lake_of(table, spot) == lake]


def lakes_at_ends(table: Table, river: Feature) -> set[Spot]:
    """The lakes in which a river ends, each once."""
    return {lake for spot in river if (lake := lake_of(table, spot)) is not None}


def fish_at_ends(table: Table, river: Feature) -> int:
    return sum(table.segment(lake).fish for lake in lakes_at_ends(table, river))


def system_of(table: Table, spot: Spot) -> Feature:
    """All rivers and lakes that are connected with a spot of water: a lake does not interrupt a system."""
    return flood(spot, lambda water: flows_to(table, water))


def flows_to(table: Table, water: Spot) -> list[Spot]:
    """Where one gets to from a river or a lake without leaving the water."""
    lake = lake_of(table, water)
    return table.joined_to(water) + rivers_of(table, water) + ([] if lake is None else [lake])


def all_systems(table: Table) -> set[Feature]:
    return {system_of(table, spot) for spot in table.all_spots() if is_water(table, spot)}


def fish_in_system(table: Table, system: Feature) -> int:
    lakes = [spot for spot in system if table.segment(spot).kind.shape == Shape.SYSTEM]
    return sum(table.segment(lake).fish for lake in lakes)


def huts(table: Table, system: Feature) -> dict[Spot, int]:
    """The huts on a system: where each stands, and whose it is."""
    return {spot: player for spot, player in table.hut_spots.items() if spot in system}
