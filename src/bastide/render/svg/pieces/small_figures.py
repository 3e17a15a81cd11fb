"""Pieces for tiles of less than 60 pixels: larger, without faces, and with a recognisable device."""

from bastide.render.svg.pieces.figure import (
    HAIR,
    HALO,
    LEATHER,
    OUTLINE,
    SKIN,
    STEEL,
    STRAW,
    WOOD,
    DevicePosition,
    PieceFigure,
    part,
    stroke,
)

STANDING, LYING = 18.0, 6.0


def standing_figure(outline: str, *details: str, x: float = 0, behind: str = "") -> PieceFigure:
    """Return a figure whose device is as wide as its body, which is centred at `x`."""
    return PieceFigure(
        outline, details, DevicePosition(x, 12, 1.8), (5, 28, 24, 5), STANDING, behind, line=3.2, halo=3.4
    )


def lying_figure(outline: str, *details: str, device: DevicePosition) -> PieceFigure:
    return PieceFigure(outline, details, device, (5, 18, 36, 5), LYING, line=3.2, halo=3.4)


ROBBER = standing_figure(
    "M-22 29C-24 10-18-2-10-7V-13C-17-14-25-14-25-18S-17-21-11-22C-11-31-7-35 0-35S11-31 11-22C17-21 25-22 25-18"
    "S17-14 10-13V-7C18-2 24 10 22 29z",
    part("M-10-14H10V-5H-10z", SKIN, None),
    part("M-25-18C-25-22-17-21-11-22-11-31-7-35 0-35S11-31 11-22C17-21 25-22 25-18S14-13 0-13-25-14-25-18z", None, 2),
)
KNIGHT = standing_figure(
    "M-22 29C-24 10-19-3-12-7V-16C-12-24-7-28-1-28 3-37 14-39 22-33 24-29 20-24 10-24 12-21 12-19 12-16V-7"
    "C19-3 24 10 22 29z",
    part("M-12-6V-16C-12-24-7-28 0-28S12-24 12-16V-6z", STEEL, 2),
    part("M-9-18H9V-12H-9z", OUTLINE, None),
)
MONK = standing_figure(
    "M-22 29C-24 10-20-3-14-8-17-20-9-29 0-36 9-29 17-20 14-8 20-3 24 10 22 29z",
    part("M0-22C5-21 8-18 8-13S5-6 0-6-8-8-8-13-5-21 0-22z", SKIN, 2),
)
FARMER = lying_figure(
    "M-37 3C-38-9-30-18-20-17-14-16-11-13-10-9-3-12 5-12 11-10 15-21 25-22 28-10L30 1C36 1 39 5 38 11 37 16 34 17 30 17"
    "L-9 18C-20 24-36 20-37 3z",
    part("M-37 3C-38-9-30-18-20-17-12-16-7-8-8 2-9 14-16 19-24 19-32 18-37 11-37 3z", STRAW, 2),
    part("M-22-8C-17-8-14-4-14 1S-17 10-22 10-30 6-30 1-27-8-22-8z", SKIN, None),
    part("M28-1C36 0 39 5 38 11 37 16 34 17 30 17L26 17z", LEATHER, None),
    device=DevicePosition(9, 3, 1.45),
)
GATHERER = standing_figure(
    "M-22 29-17 0C-16-4-14-6-11-8-14-18-10-28-4-30-4-37 5-37 5-30 12-28 15-18 11-8 14-6 16-4 18 1L29 12 26 30H15"
    "L10 25 4 31-4 25-12 31z",
    part("M-11-8C-14-18-10-28-4-30-4-37 5-37 5-30 12-28 15-18 11-8z", HAIR, None),
    part("M-7-8C-9-14-7-18-3-21L7-20C9-15 9-11 7-8 3-4-4-4-7-8z", SKIN, None),
    part("M13 10H29L26 30H16z", "#d9a052", 2),
    x=-3,
)
FISHER = standing_figure(
    "M-26 29-21 0C-20-4-18-6-15-8-19-20-13-31-4-31S11-20 7-8C10-6 12-4 13-1L21-35 26-34 16 10 10 12 13 29"
    "L6 25 0 31-7 25-14 31zM28 2C33 7 32 13 30 17L33 23H23L26 17C24 13 23 7 28 2z",
    part("M-15-8C-19-20-13-31-4-31S11-20 7-8C1-2-9-2-15-8z", HAIR, None),
    part("M-12-13C-12-18-10-20-4-20S4-18 4-13C2-9-10-9-12-13z", SKIN, None),
    part("M12 11 21-35 26-34 16 10z", WOOD, None),
    part("M28 2C33 7 32 13 30 17L33 23H23L26 17C24 13 23 7 28 2z", "#f6b48a", None),
    x=-6,
    behind=stroke("M24-34Q30-18 28 6", 8, HALO) + stroke("M24-34Q30-18 28 6", 2.4),
)
HUNTER = lying_figure(
    "M-30 9C-36 3-35-10-28-15-20-19-11-16-8-10 2-14 12-13 20-9L31-7 33-12C35-15 40-13 39-9L37 5C36 8 33 9 30 8L26 12"
    "H34V19H-24V22L-40 15.5-24 9z",
    part("M-30 9C-36 3-35-10-28-15-18-20-7-14-7-3-7 3-9 7-12 10z", HAIR, None),
    part("M-28 1C-29-5-27-8-24-10L-13-10C-10-5-10 1-13 5-18 9-26 7-28 1z", SKIN, None),
    part("M27-8 31-7 33-12C35-15 40-13 39-9L37 5C36 8 33 9 30 8L26 8z", SKIN, None),
    part("M-24 12H34V19H-24z", WOOD, None),
    part("M-24 22-40 15.5-24 9z", STEEL, None),
    device=DevicePosition(9, -1, 1.3),
)
HUT = standing_figure(
    "M-30 28-4-19-11-30-6-33 0-24 6-33 11-30 4-19 30 28C20 33-20 33-30 28z",
    part("M-6-33 4-18 0-13-11-30zM6-33-4-18 0-13 11-30z", WOOD, None),
    part("M13 31 19 10 27 29z", OUTLINE, None),
    x=-4,
)
