"""The followers of the classic game: robber, knight, monk, and a farmer who lies in the field."""

from bastide.render.svg.pieces.figure import (
    BONE,
    LEATHER,
    LYING,
    OUTLINE,
    SEAT_COLOUR,
    SKIN,
    STANDING_SHADOW,
    STEEL,
    STRAW,
    DevicePosition,
    PieceFigure,
    eyes,
    fold,
    highlight,
    part,
    shade,
    stroke,
)

# The robber has pulled his hat over his face and a scarf up to his eyes.
ROBBER_HAT = (
    "M-8.6-16.5C-8.8-22-6-26.5-2-26 0-25.7.6-24.8 2.5-25.3 6.5-26.2 8.8-22 9-17 12.5-17.5 16.4-18 16.7-15.6"
    " 17-13 12.5-10.8 8.8-9.8 3-8.4-4-8.5-9-9.5-13.5-10.3-17-11.8-16.6-14.4-16.3-16.7-12-16.4-8.6-16.5z"
)
ROBBER = PieceFigure(
    outline=(
        "M-15.2 22C-16.8 12-14.2 2.5-8-1-9-4-9-7-8.6-9.5-13.5-10.3-17-11.8-16.6-14.4-16.3-16.7-12-16.4-8.6-16.5"
        "-8.8-22-6-26.5-2-26 0-25.7.6-24.8 2.5-25.3 6.5-26.2"
        " 8.8-22 9-17 12.5-17.5 16.4-18 16.7-15.6 17-13 12.5-10.8"
        " 8.8-9.8 9.2-7 9-4 8-1 14.2 2.5 16.8 12 15.2 22 8 25-8 25-15.2 22z"
    ),
    details=(
        shade("M7-1C14 3 16.6 12 15.2 22 12 23.4 8.5 24 5 24.2 9.6 16 10 7 4.5.5z"),
        highlight("M-12.6 17.5C-13 11-11 5.5-7.5 2.6"),
        part("M-8.6-10Q0-7.5 8.8-10L8.5-4H-8.5z", SKIN),  # face
        eyes(0, -7.6),
        part("M-8.6-4.6Q0-2.2 8.8-4.6 9.4-1 7 1.2 0 5.4-7 1.2-9.4-1-8.6-4.6z"),  # scarf
        part(ROBBER_HAT),  # hat
        stroke("M-8-16.6Q0-13.9 8.4-16.9", 2.4, BONE),  # its band
        highlight("M-5.6-20.5Q-5-23-3-23.6", 1.5),
    ),
    device=DevicePosition(0, 12.5),
    shadow=STANDING_SHADOW,
)

# The knight wears a helmet with a slit and a plume in his colour, and holds a sword.
KNIGHT = PieceFigure(
    outline=(
        "M-14.6 22C-16 13-14.4 3-9.4-1.6L-8.6-4.5V-12C-8.4-17.5"
        "-5-20.6-.4-21 1-26.4 7-29.4 14-26.2 16.6-24.8 16.4-21.8"
        " 14-20.6 12-19.6 10-19.6 7.6-18.2 8.5-16.5 8.8-14.5 8.8-12V-4.5L9.6-1.6C11.6.2 13 2.6 13.9 5.4L14.2 4.8"
        "H12V2.2H14.9V-6L16.6-9 18.3-6V2.2H21.2V4.8H18.3V8.4H18C18 9.6 17.6 10.6 16.6 11.2 16.4 15 15.8 19 15 22"
        " 8 25-8 25-14.6 22z"
    ),
    details=(
        shade("M8-.5C13 4 14.6 13 13.7 22.4 11 23.5 8 24 5 24.2 9.5 16 9.5 7 5.5.5z"),
        highlight("M-12.2 17.5C-12.7 11-11.5 5.5-8.5 2.2"),
        part(  # plume
            "M-.4-21C1-26.4 7-29.4 14-26.2 16.6-24.8 16.4-21.8 14-20.6 10-18.8 6-19.5 3-16.5 2-19 1-20.5-.4-21z",
            SEAT_COLOUR,
        ),
        highlight("M3.5-22.5Q6.5-26 11-25.4", 1.4),
        part("M-8.6-4.5V-12C-8.4-18-4.8-21 .2-21 5.4-21 8.8-18 8.8-12V-4.5C5-1.5-5-1.5-8.6-4.5z", STEEL),  # helmet
        shade("M3.5-20.4C7-19.4 8.8-16.5 8.8-12V-4.5C7.6-3.5 6-2.9 4.5-2.6 6-8 6-15 3.5-20.4z"),
        part("M-7-13.6H7.2V-9.8H2V-4.6H-1.8V-9.8H-7z", OUTLINE, None),  # slit
        stroke("M-3.6-11.7h1.2M2.6-11.7h1.2", 1.8, BONE),  # eyes
        part("M14.9 2.2V-6L16.6-9 18.3-6V2.2H21.2V4.8H12V2.2z", STEEL, 1),  # sword
        stroke("M16.6 5V8.6", 2.4, LEATHER),  # grip
        stroke("M-5.5-17Q-4-18.8-1.5-19", 1.5, "#fff"),  # highlight
    ),
    device=DevicePosition(-0.6, 11.6),
    shadow=STANDING_SHADOW,
)

# The monk looks out of his hood and has his hands in his sleeves, above a knotted rope.
MONK = PieceFigure(
    outline=(
        "M-15.6 22C-17 12-14.6 2-9.6-3-12.6-12-8-21-1-26.4.6-27.4 2.4-26.8 3-25 3.8-23 5-21.4 6.6-19.6"
        " 10.8-14.8 11.6-9 9.8-3 14.8 2 17 12 15.6 22 8 25-8 25-15.6 22z"
    ),
    details=(
        shade("M9-3C14.8 2 17 12 15.6 22 12 23.4 8.5 24 5 24.2 10 16 10.5 6 6.5-1z"),
        highlight("M-13 17.5C-13.4 11-12 5.5-9.5 2"),
        part("M-6.6-6C-7.4-13-3.6-16.6.4-17.4 5-16.6 8.2-12.6 7-6 3.6-2.4-3-2.4-6.6-6z", SKIN),  # face
        eyes(0.2, -11),
        stroke("M-1.4-6.8Q.2-5.8 1.8-6.8", 1.1),  # mouth
        shade("M-9.6-3C-5 .6 5.4 .6 9.8-3 6 4.6-5.5 4.6-9.6-3z"),  # shade of the hood
        highlight("M-7.8-12.5C-7-17-4.5-20.5-1.5-22.8", 1.6),
        stroke("M-13.8 19.3Q0 22.5 13.8 19.3", 1.8, STRAW),  # rope
    ),
    device=DevicePosition(0, 10),
    shadow=STANDING_SHADOW,
)

# The farmer lies on his back, his straw hat under his head, a stalk between his teeth and one knee raised.
FARMER = PieceFigure(
    outline=(
        "M-30 3.5C-32-4-27.5-12-19.5-12.3-15-12.5-11.5-10-9.8-6.5-5-9.8 2-10 7.4-8.4 9.5-13.5 12.5-18 15.8-17.4"
        " 19.3-16.6 20-9.5 21-1.6L27-.2C31 .8 32 4.5 30.2 7.6 29.4 9 28 9.6 26.5 9.6L4 11.6C-3 12.6-8 12-11.8 10"
        "-18.5 14.6-28 12-30 3.5z"
    ),
    details=(
        shade("M-10.5 8C-3 9.5 10 8.5 20 5.5L29 8.6C28.3 9.3 27.5 9.6 26.5 9.6L4 11.6C-3 12.6-8 12-11.8 10z"),
        fold("M7.4-8.4C6.4-5 6.8-2 9-.2M15.4-12C15.8-6 17 0 20 4.5"),  # knee
        highlight("M9.8-10.5Q12-14.6 14.8-14.7", 1.6),
        part("M21-1.6 27-.2C31 .8 32 4.5 30.2 7.6 29.4 9 28 9.6 26.5 9.6L20.5 10.1Q18.6 4 21-1.6z", LEATHER),  # boot
        part(  # straw hat
            "M-30 3.5C-32-4-27.5-12-19.5-12.3-13-12.5-9-6.9-9.1-.2-9.2 6-12.5 11.4-18.5 12-24 12.4-28.5 9-30 3.5z",
            STRAW,
        ),
        stroke("M-27.3 2C-27.8-4-24.3-8.9-19.6-9.2M-16 8.6Q-12-5.5-12 1", 1, "#b98f3c"),
        part(  # face
            "M-25.2.4C-25.5-4.9-22.3-7.6-18.6-7.6-14.4-7.6-11.6-4.3"
            "-11.8.6-12 5.1-14.5 8-18.2 8-22.1 8-24.9 5.1-25.2.4z",
            SKIN,
        ),
        eyes(-18.6, -1.8, 5.8),
        stroke("M-20.2 3.8Q-18.5 5-16.6 3.8L-13 7.8", 1.1),  # mouth and stalk
    ),
    device=DevicePosition(0.6, 0.6, 0.84),
    shadow=(4, 10.5, 29, 4.2),
    foot=LYING,
)
