"""Lakes and river systems."""

from bastide.tiles import Shape

from .table import TwinFeature, TwinSpot, TwinTable, flood


def is_water(table: TwinTable, spot: TwinSpot) -> bool:
    return table.segment(spot).kind.name in {"river", "lake"}


def lake_of(table: TwinTable, river: TwinSpot) -> TwinSpot | None:
    """Return the lake in which a river segment ends, or None."""
    lake = table.segment(river).lake
    return None if lake is None else TwinSpot(river.cell, lake)


def rivers_of(table: TwinTable, lake: TwinSpot) -> list[TwinSpot]:
    """Return the river segments that end in a lake."""
    return [spot for spot in table.spots_of_tile(lake.cell) if lake_of(table, spot) == lake]


def lakes_at_ends(table: TwinTable, river: TwinFeature) -> set[TwinSpot]:
    """Return the lakes at the ends of a river."""
    return {lake for spot in river if (lake := lake_of(table, spot)) is not None}


def fish_at_ends(table: TwinTable, river: TwinFeature) -> int:
    return sum(table.segment(lake).fish for lake in lakes_at_ends(table, river))


def system_of(table: TwinTable, spot: TwinSpot) -> TwinFeature:
    """Return all rivers and lakes that are connected to a spot of water. A lake does not interrupt a system."""
    return flood(spot, lambda water: connected_water(table, water))


def connected_water(table: TwinTable, water: TwinSpot) -> list[TwinSpot]:
    """Return the spots of water that are directly connected to a river segment or lake."""
    lake = lake_of(table, water)
    return table.joined_to(water) + rivers_of(table, water) + ([] if lake is None else [lake])


def all_systems(table: TwinTable) -> set[TwinFeature]:
    return {system_of(table, spot) for spot in table.all_spots() if is_water(table, spot)}


def fish_in_system(table: TwinTable, system: TwinFeature) -> int:
    lakes = [spot for spot in system if table.segment(spot).kind.shape == Shape.SYSTEM]
    return sum(table.segment(lake).fish for lake in lakes)


def huts(table: TwinTable, system: TwinFeature) -> dict[TwinSpot, int]:
    """Return the owners of the huts on a system, by spot."""
    return {spot: player for spot, player in table.hut_spots.items() if spot in system}
