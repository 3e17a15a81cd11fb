"""The animals of the winter tiles, with their feet at the origin."""

from bastide.render.svg.elements import path
from bastide.render.svg.tiles.classic.brush import Brush

TRACKS = "M-14 7h0m-5-3h0m-4 5h0m-5-3h0"


def animal_symbols(brush: Brush) -> dict[str, str]:
    """Return the animals by name, each with its tracks in the snow."""
    tracks = path(TRACKS, stroke=brush.palette.grass, stroke_width=2.2, stroke_linecap="round")
    ground = tracks + brush.shadow((3, 0), 19, 4.5)
    return {
        name: ground + drawing
        for name, drawing in (swift_animals(brush) | small_animals(brush) | strong_animals(brush)).items()
    }


def eye(brush: Brush, x: float, y: float) -> str:
    return brush.oval((x, y), 1.1, 1.2, "#1d1719")


def swift_animals(brush: Brush) -> dict[str, str]:
    """Hare, fox, stag and wolf."""
    hare = (
        "M-12-1Q-16-9-9-14Q-2-18 4-13Q6-15 6-17Q2-27 6-30Q10-28 9-19Q12-28 15-28Q16-23 12-18Q17-15 15-11Q12-8 8-9"
        "Q9-4 7 0H3Q3-4 0-5Q-1-2 2 0H-9Q-12 0-12-1Z"
    )
    fox = (
        "M-13-8Q-24-3-28-10Q-28-17-20-15Q-14-14-11-15Q-3-18 5-15Q9-20 8-26L12-22H16L20-26Q21-20 20-17L26-12Q22-9 17-10"
        "Q14-8 12-7V0H8.5L8-6Q2-4-4-6L-6 0H-9.5Q-9-4-13-8Z"
    )
    stag = (
        "M-14-16Q-12-20-4-19Q4-20 7-19Q11-24 11-29L7-32Q10-34 13-32Q18-34 22-28Q20-25 16-25Q14-18 11-13L10 0H7L6-10"
        "Q0-9-6-11L-8 0H-11L-12-9Q-16-12-14-16Z"
    )
    wolf = (
        "M-15-15Q-22-13-24-4Q-20-5-16-9L-17 0H-13L-10-9Q-3-7 4-9L6 0H10L11-12Q14-14 15-17L23-18Q26-20 22-23Q18-25 16-26"
        "L14-31L11-27Q8-24 6-20Q-6-21-15-15Z"
    )
    return {
        "hare": brush.shape(hare, "#fff")
        + brush.oval((-13, -5), 3, 3, "#fff")
        + brush.line("M7-27Q8-23 8-19M-8-2Q-10-8-4-9", "#c9b2ad", 1.2)
        + eye(brush, 11.5, -14),
        "fox": brush.shape(fox, "#d4682a")
        + brush.fill("M-28-10Q-28-16-24-15.5Q-25-9-21-6.5Q-27-5-28-10Z", "#fff8ef")
        + brush.fill("M25.5-12Q22-9 17-10Q13-9 12-12Q18-11 20-14Z", "#fff8ef")
        + brush.line("M10.3 0V-4M-7.8 0L-7-3", "#4b2a1a", 2.6)
        + eye(brush, 17, -17)
        + eye(brush, 25, -12),
        "stag": brush.shape(stag, "#93613a")
        + brush.fill("M-14-16Q-13-19-10-18.5Q-10-13-13-11Q-15-13-14-16Z", "#f4e6d2")
        + brush.line("M12-32Q7-39 9-46M9-38Q4-39 3-44M15-32Q20-39 18-46M18-38Q23-39 24-44", "#5a3c22", 1.8)
        + eye(brush, 16, -29),
        "wolf": brush.shape(wolf, "#7d8594")
        + brush.fill("M4-9Q8-12 11-18L15-17Q14-14 11-12L9-4Q7-8 4-9Z", "#c9d0da")
        + eye(brush, 17, -22.5),
    }


def small_animals(brush: Brush) -> dict[str, str]:
    """Owl, squirrel, swan and robin."""
    owl = "M-8-9Q-12-24-7-31L-9-37Q-4-34 0-34T9-37L7-31Q12-24 8-9Q0-6-8-9Z"
    tail = "M-5-1Q-18-1-18-16Q-17-29-7-28Q0-25-6-20Q-10-15-4-9Z"
    squirrel = "M-6 0Q-9-9-2-14Q0-20 3-21L4-26L7-21Q13-19 12-15Q10-12 7-12Q11-8 9-5L13-6Q13-3 8-3Q8-1 9 0Z"
    swan = (
        "M-19-9Q-21-16-14-16Q-4-21 4-15Q9-17 8-25Q7-34 14-34Q19-33 18-29L23-27L17-26Q14-28 14-24Q16-17 14-11"
        "Q12-3 2-3Q-12-2-19-9Z"
    )
    robin = "M-17-4Q-12-8-9-12Q-6-22 3-22Q10-22 11.5-16L16-14L11-12Q11-3 2-2Q-5-2-9-6Z"
    return {
        "owl": brush.shape("M-10 0Q-7-6-8-11H8Q7-6 10 0Z", "#6a5143")
        + brush.fill("M-9-10Q-5-14 0-12.5T9-10Q4-8 0-9.5T-9-10Z", "#fff")
        + brush.shape(owl, "#a98960")
        + brush.line("M-3-17h0M2-17h0M-1-14h0M4-13h0M-4-12h0", "#6f5434", 2)
        + brush.fill("M-8-12Q-11-20-8-25Q-5-18-6-10ZM8-12Q11-20 8-25Q5-18 6-10Z", "#84663f")
        + brush.shape(
            "M-7-26a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0ZM0-26a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0Z", "#fff3c8", 1
        )
        + eye(brush, -3.5, -26)
        + eye(brush, 3.5, -26)
        + brush.fill("M0-25L-1.5-21.5H1.5Z", "#e0a020"),
        "squirrel": brush.shape(tail, "#b3562a")
        + brush.shape(squirrel, "#c0622f")
        + brush.fill("M1-2Q-1-8 3-12Q8-8 6-2Z", "#f3dfc6")
        + brush.oval((11.5, -6), 2.2, 2.4, "#7a4f26")
        + eye(brush, 8.5, -17),
        "swan": brush.line("M-3-3V1H1M4-3V1H8", "#d97a12", 1.6)
        + brush.shape(swan, "#fff")
        + brush.line("M-14-11Q-6-6 5-10M-10-14Q-2-11 4-13", "#c7d2e0", 1.2)
        + brush.fill("M17.5-31L23-27 17-26Z", "#e58a1c")
        + eye(brush, 14.5, -30),
        "robin": brush.line("M0-2V2M4-2V2", "#4a3a30", 1.4)
        + brush.shape(robin, "#7d6a55")
        + brush.fill("M10.5-16Q12-3.5 3-3Q-2-9 4-17Q8-19 10.5-16Z", "#d9481f")
        + brush.line("M-9-8Q-3-9 0-14", "#5d4c3b", 1.4)
        + eye(brush, 7, -18.5),
    }


def strong_animals(brush: Brush) -> dict[str, str]:
    """Boar, lynx, badger and bear."""
    boar = (
        "M-19-9Q-20-19-8-21Q4-24 11-18L13-23L16-17Q22-13 25-9Q24-5 19-6Q15-6 12-6V0H8L7-5Q0-3-7-5L-8 0H-12L-13-6"
        "Q-18-6-19-9Z"
    )
    lynx = "M-11 0Q-14-9-7-16Q-4-20-1-21Q-3-28-3-34L2-30H8L13-34Q13-28 11-23Q10-18 8-16Q9-8 8 0Z"
    badger = "M-20-5Q-20-15-6-16Q4-17 10-13Q17-14 24-7Q23-3 17-4H12L11 0H7L6-3H-8L-9 0H-13L-14-4Q-19-3-20-5Z"
    bear = (
        "M-20-4Q-22-20-8-22Q0-24 7-21Q7-26 11-26Q14-28 16-24Q23-21 26-14Q25-10 20-11Q16-9 14-8V0H8L7-6Q0-4-5-6L-6 0H-12"
        "Q-12-3-13-6L-15 0H-20Z"
    )
    return {
        "boar": brush.shape(boar, "#5f4a42")
        + brush.line("M-15-18L-13-22M-10-20L-8-24M-4-21L-3-25M2-22L4-25M7-20L9-24", "#3f302b", 1.6)
        + brush.line("M19-6Q22-7 21-11", "#fff", 1.8)
        + brush.line("M-19-12Q-23-13-22-17", brush.palette.outline, 1.4)
        + eye(brush, 16, -13),
        "lynx": brush.shape(lynx, "#b59a78")
        + brush.line("M-3-34L-5-38M13-34L15-38", brush.palette.outline, 1.6)
        + brush.line("M-7-11h0M-4-7h0M-8-5h0M-2-13h0M1-9h0M-4-2h0", "#6d5640", 2.2)
        + brush.fill("M2-16Q5-12 8-16L8-2H3Z", "#efe2cd")
        + brush.fill("M0-26h4l-1 2.5h-2ZM7-26h4l-2 2.5h-2Z", "#ffd65c")
        + brush.fill("M4-21h3l-1.5 2Z", "#4a2f2a"),
        "badger": brush.shape(badger, "#7f7d84")
        + brush.fill("M10-12.5Q17-13 23.5-7Q22-3.5 17-4.5Q11-5 10-12.5Z", "#fbfaf7")
        + brush.line("M10-10.5Q16-10.5 21-7", "#2b262b", 2.4)
        + brush.line("M-16-8Q-6-12 6-10", "#a7a5ac", 1.2),
        "bear": brush.shape(bear, "#6f4d38")
        + brush.fill("M26-14Q25-10 20-11Q18-14 20-17Q24-17 26-14Z", "#9a7557")
        + brush.line("M-12-8Q-10-15-4-16", "#553a2a", 1.4)
        + eye(brush, 18, -18)
        + eye(brush, 25.3, -14),
    }
