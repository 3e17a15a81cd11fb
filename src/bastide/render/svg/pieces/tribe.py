"""The tribe of the stone age: gatherer, fisher, hunter lying in wait, and hut."""

from bastide.render.svg.pieces.figure import (
    BONE,
    HAIR,
    HALO,
    LEATHER,
    LYING,
    OUTLINE,
    SKIN,
    STANDING_SHADOW,
    WOOD,
    DevicePosition,
    PieceFigure,
    eyes,
    fold,
    highlight,
    part,
    shade,
    stroke,
)

# From one shoulder around the bun to the other.
GATHERER_HEAD = "C-12-13-8-20.5-3-22-5.5-29 6-29 3.6-22 9-20.5 12-13 7-5"

# The gatherer has put her hair up with a bone, and carries a basket of berries.
GATHERER = PieceFigure(
    outline=(
        "M-13.6 18.5-11-1C-10.5-3-9-4.4-7-5"
        f"{GATHERER_HEAD} 9.4-4.4 11-3 12.2-.5L14.5 4.5C18 5 20.5 7.5 20.3 9.5"
        "L19.2 19.5C19 21.5 17.5 22.3 16 22.3H10.5L7.5 20.5 4 24.3 0 21 -4 24.3-8 20.6-11 23.5z"
    ),
    details=(
        shade("M6.5-4.6C9.4-4.4 11-3 12-.5L14.5 4.5 10 8V22L7.5 20.5 5.5 22.5C8 14 8 4 4.5-3z"),
        highlight("M-11 15.5-9.2 1.5"),
        part(f"M-7-5{GATHERER_HEAD}z", HAIR),  # hair
        part(  # face
            "M-7-9C-7.2-12-6-14.5-3.8-16.8-1-14.8 3-14.5 6.3-15.8 8-12"
            " 7.5-8.6 5.4-5.8 2.6-2.5-3-2.5-5.4-5.4-6.4-6.5-6.9-7.7-7-9z",
            SKIN,
        ),
        eyes(0.2, -10.6),
        stroke("M-1.4-6.7Q.2-5.7 1.8-6.7", 1.1),  # mouth
        stroke("M-5.6-1.2h0M-2.2.4h0M1.4.5h0M4.8-.9h0", 2, BONE),  # necklace of teeth
        stroke("M-6.5-25.5 7.5-20.5", 2.6, OUTLINE),  # bone
        stroke("M-6.5-25.5 7.5-20.5", 1.3, BONE),
        part(
            "M8.6 10.2H20.3L19.2 19.5C19 21.5 17.5 22.3 16 22.3H12.5C10.8 22.3 9.8 21.3 9.5 19.5z", "#c8934c"
        ),  # basket
        stroke("M10 13.8H19.5M10.4 17.8H19", 1, LEATHER),
        stroke("M9.5 10C10 3.5 19 3.5 19.5 10", 1.5, LEATHER),  # handle
        stroke("M12 9.4h.1M15.5 8.8h.1M18 9.6h.1", 3.2, "#b02a3c"),  # berries
    ),
    device=DevicePosition(-1.5, 9.5, 0.95),
    shadow=STANDING_SHADOW,
)

FISH = "M20 .8C23 4 23 8.5 21.3 11.5L23 15.2H17L18.7 11.5C17 8.5 17 4 20 .8z"
LINE = "M19-25Q21-12 20 2"

# The fisher holds a rod with a fish on the line.
FISHER = PieceFigure(
    outline=(
        "M-17.6 18.5-15-1C-14.5-3-13-4.4-11-5-14-8.5-14.4-14-12"
        "-18.5-10-22.3-6.5-23.6-3.8-23.5-.5-23.4 2.8-21.6 4.2-18"
        " 5.8-14 5.4-8.5 3-5 5.5-4.5 7-3 8-1L9.6 1.4 17.7-25.9 19.7-25.2 12 7.5 8 8.5 9 23.5"
        "L3.5 20.5 0 24.3-4 21-8 24.3-12 20.6-15 23.5z" + FISH
    ),
    behind=stroke(LINE, 4.4, HALO) + stroke(LINE, 1.2),
    details=(
        shade("M2.5-4.6C5.5-4.5 7-3 8-1L9.6 3 8 8.5 9 23.5 3.5 20.5 1.5 22.5C4 14 4 4 .5-3z"),
        highlight("M-15 15.5-13.2 1.5"),
        part(  # hair and beard
            "M-11-5C-14-8.5-14.4-14-12-18.5-10-22.3-6.5-23.6-3.8-23.5"
            "-.5-23.4 2.8-21.6 4.2-18 5.8-14 5.4-8.5 3-5-1-1-7-1-11-5z",
            HAIR,
        ),
        part(  # face
            "M-10.4-12.5C-9.5-15.5-7.5-16.5-5-16.1-2-15.7.5-16.5 2.3-16.1 3.5"
            "-13.5 3.3-10.5 1.8-8.5-1-7-7-7-9.6-8.5-10.3-9.7-10.6-11-10.4-12.5z",
            SKIN,
        ),
        eyes(-3.9, -12.2),
        part("M9.6 1.4 17.7-25.9 19.7-25.2 12 7.5z", WOOD, 0.8),  # rod
        part("M8-1 12.3 2C13.8 4 12.8 6.6 10.4 6.7L6 4.6z", SKIN),  # hand
        part(FISH, "#f6b48a", 0.8),  # fish
        stroke("M19.7 4.6h0", 1.6),  # eye of the fish
    ),
    device=DevicePosition(-4.2, 9.5, 0.95),
    shadow=STANDING_SHADOW,
)

# The hunter lies on his belly in the grass, his head up and his spear beside him.
HUNTER = PieceFigure(
    outline=(
        "M-22 7.5C-26 3-26-5.5-21.5-10-17-14.2-9.5-13-6.6-7.6-1-10.5"
        " 6-10.5 12-8L20-4.5 25.5-5.5 27-8.5C28-10 30.5-9.2 30.2-7"
        "L28.8 4C28.5 6 27 6.6 25 6.3L20 5.5 14 9H26.5C28.5 9 28.5 12 26.5 12H-20L-20.5 13.5-31 10.5-20.5 7.5z"
    ),
    details=(
        shade("M-8 6C0 8 12 5.5 20.5.5L28.8 3.5C28.5 6 27 6.6 25 6.3L20 5.5 14 9H-10z"),
        part("M-22 7.5C-26 3-26-5.5-21.5-10-16-15-7-12-5.5-4.5-4.5 1-6.5 6-9.5 8.5z", HAIR),  # hair
        part(  # face
            "M-21.5 2C-22.5-2-21-5.5-18.5-7-15.5-5.5-12-5.5-9.5-7-7.5-3.5-7.8 1.5-10 4.5-13 7.5-19 7-21.5 2z",
            SKIN,
        ),
        eyes(-14.8, -2.2),
        stroke("M-16.4 2.6H-13.2", 1.1),  # mouth
        part("M-7 4C-4 3-1 3.5 1 5.5L2 9H-8C-10 9-10.5 7.5-9.5 6z", SKIN),  # hand
        part("M-21 8.9H26.5C28.5 9 28.5 12 26.5 12H-21z", WOOD, 1),  # spear
        part("M-31 10.5-20.5 7.5V13.5z", "#dfe3e2", 1),  # spearhead
        part(  # feet
            "M19-4.8 25.5-5.5 27-8.5C28-10 30.5-9.2 30.2-7L28.8 4C28.5 6 27 6.6 25 6.3L18 5.3Q20.5.5 19-4.8z",
            SKIN,
        ),
        fold("M21 .6 28.8-.2", 1.2),
        highlight("M-2-6.5Q4-8.3 10-6.3", 1.6),
    ),
    device=DevicePosition(7, -0.8, 0.8),
    shadow=(4, 11, 28, 4.2),
    foot=LYING,
)

# The hut is a tent of hides over crossed poles, open to the right.
HUT = PieceFigure(
    outline="M-19.5 20-2.6-15.5-7-23.5-3.8-25.3 0-18.8 3.8-25.3 7-23.5 2.6-15.5 19.5 20C13 24.5-13 24.5-19.5 20z",
    details=(
        shade("M1.5-13.5 19.5 20C16.5 22 12 23 7 23.3z"),
        highlight("M-11 7.5-4-7.5"),
        part("M4.5 23.2 9 6 17 21.5C14 22.5 9 23.2 4.5 23.2z", OUTLINE, None),  # entrance
        part("M9 6 4.5 23.2 .5 23.4 7.3 3z", None),  # flap
        part("M-3.8-25.3 2.6-15.5 0-13.5-7-23.5z", WOOD, 1),  # poles
        part("M3.8-25.3-2.6-15.5 0-13.5 7-23.5z", WOOD, 1),
        stroke("M-3.5-13.5Q0-11.5 3.5-13.5", 2, BONE),  # binding
        stroke("M-2.5-6.5h2.5M-3-3.5h2.5", 1, OUTLINE, 0.6),  # seam
    ),
    device=DevicePosition(-4.6, 12, 0.88),
    shadow=(6, 21, 20, 4.6),
)
