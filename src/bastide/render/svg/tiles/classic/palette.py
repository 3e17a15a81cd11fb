"""The colours of summer and winter."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a look. In summer roads are lightest and cities darkest; in winter fields are lightest."""

    field: str
    field_dark: str
    field_light: str
    grass: str  # of tufts
    hedge: str
    hedge_light: str
    road: str
    road_border: str
    road_rut: str
    ground: str  # inside city walls
    ground_dark: str
    ground_light: str
    street: str
    outline: str
    stone: str
    stone_dark: str
    stone_light: str
    walk: str  # on top of the walls
    merlon: str
    tower: str
    plaster: str
    plaster_shade: str
    timber: str
    window: str
    roofs: tuple[str, ...]
    tower_roof: str
    slate: str  # roofs of monasteries only
    shadow: str
    plaza: str
    garden: str
    water: str
    flowers: tuple[str, ...]
    snow: str | None = None  # on roofs and trees


SUMMER_PALETTE = Palette(
    field="#8fa749",
    field_dark="#7b953d",
    field_light="#a3b859",
    grass="#6f8a36",
    hedge="#4a672a",
    hedge_light="#7d9c42",
    road="#f0e0b6",
    road_border="#8d6b3d",
    road_rut="#d6bc85",
    ground="#cda368",
    ground_dark="#b58a50",
    ground_light="#dcb981",
    street="#e2c491",
    outline="#4e3822",
    stone="#b99a68",
    stone_dark="#8f7247",
    stone_light="#ead9ae",
    walk="#cdb482",
    merlon="#f6ebcb",
    tower="#d0b380",
    plaster="#f2e2bd",
    plaster_shade="#d6ba8a",
    timber="#6b4a2c",
    window="#5b3d26",
    roofs=("#bf5230", "#a94326", "#cf6a3c", "#9c5a3c"),
    tower_roof="#8d3f27",
    slate="#56708a",
    shadow="#3b3a14",
    plaza="#dcc794",
    garden="#b4c472",
    water="#6f9fb5",
    flowers=("#f7efd0", "#d8452e", "#f1cf4a"),
)

WINTER_PALETTE = Palette(
    field="#e6edf4",
    field_dark="#d3deea",
    field_light="#f5f9fc",
    grass="#b3c3d6",
    hedge="#5f7c7b",
    hedge_light="#eef4fa",
    road="#b89d80",
    road_border="#75604e",
    road_rut="#a0866a",
    ground="#9c7a66",
    ground_dark="#846352",
    ground_light="#ad8b75",
    street="#bda08a",
    outline="#3a3138",
    stone="#a79c98",
    stone_dark="#7d7478",
    stone_light="#d9dde6",
    walk="#cfd6e2",
    merlon="#fbfdff",
    tower="#b3a8a2",
    plaster="#e6d2ba",
    plaster_shade="#bba08b",
    timber="#5a4336",
    window="#ffd65c",
    roofs=("#a2452f", "#8c3a2a", "#b35a3c", "#7f4438"),
    tower_roof="#7b3a30",
    slate="#4d6480",
    shadow="#4a648c",
    plaza="#c9b9a6",
    garden="#d2deea",
    water="#a9cbe0",
    flowers=(),
    snow="#fafcff",
)
