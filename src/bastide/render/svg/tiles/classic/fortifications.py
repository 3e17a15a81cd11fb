"""Symbols of towers and gatehouses; the origin is at their foot, on the foot of the wall."""

from bastide.render.svg.elements import element, group
from bastide.render.svg.geometry.pen import number_text as n
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.classic.brush import SHADE, Brush

DARK = "#2e2117"


def fort_symbols(brush: Brush) -> dict[str, str]:
    """Return towers, and gatehouses as seen from outside, from inside and from either side."""
    return {
        "round": round_tower(brush),
        "square": square_tower(brush),
        "gate-front": gatehouse(brush, is_front=True),
        "gate-back": gatehouse(brush, is_front=False),
        "gate-west": side_gatehouse(brush, is_west=True),
        "gate-east": side_gatehouse(brush, is_west=False),
        "corner": corner_tower(brush),
    }


def round_tower(brush: Brush, height: float = 20, half: float = 9) -> str:
    """A tower with a pointed roof."""
    p = brush.palette
    top = -height
    return "".join(
        (
            brush.shadow((4, 2), half + 2, 4),
            brush.shape(f"M{n(-half)} {n(top)}V0Q0 6 {n(half)} 0V{n(top)}Z", p.tower, 1.5),
            brush.fill(f"M{n(half * 0.35)} {n(top)}V2.5Q{n(half * 0.8)} 2 {n(half)} 0V{n(top)}Z", SHADE),
            brush.shape(
                f"M{n(-half - 2)} {n(top - 4)}H{n(half + 2)}V{n(top + 2)}Q0 {n(top + 6)} {n(-half - 2)} {n(top + 2)}Z",
                p.stone_light,
            ),
            brush.shape(
                f"M{n(-half - 2)} {n(top - 3)}Q-3 {n(top - 11)} 0 {n(top - 20)}q3 9 {n(half + 2)} 17"
                f"Q0 {n(top + 1)} {n(-half - 2)} {n(top - 3)}Z",
                p.tower_roof,
            ),
            brush.snow(f"M-5 {n(top - 10)}Q-1 {n(top - 14)} 0 {n(top - 20)}q1 6 5 10q-3 3-5 0t-5 0Z"),
            brush.fill(f"M-2 {n(top + 7)}h4v6h-4Z", p.window),
        )
    )


def turret(brush: Brush, foot: Point, height: float, half: float) -> str:
    """A tower beside a gate."""
    return group(round_tower(brush, height, half), transform=f"translate({n(foot[0])} {n(foot[1])})")


def square_tower(brush: Brush) -> str:
    """A tower with battlements."""
    p = brush.palette
    return "".join(
        (
            brush.shadow((4, 1), 11, 4),
            brush.shape("M-9 2Q-8-12-8.5-25H8.5Q8-12 9 2Z", p.tower, 1.5),
            brush.fill("M3-25H8.5Q8-12 9 2H3Z", SHADE),
            brush.shape("M-11-23V-33H-7V-29H-3V-33H3V-29H7V-33H11V-23Q0-20-11-23Z", p.merlon),
            brush.fill("M-2-16h4v6h-4Z", p.window),
        )
    )


def gatehouse(brush: Brush, *, is_front: bool) -> str:
    """Two towers and an arch: with a portcullis on the outside, with open doors on the inside."""
    p = brush.palette
    if is_front:
        passage = brush.line("M-5 5V-8M0 5V-11M5 5V-8M-8-4H8M-8 1H8", p.stone_dark, 1.2)
    else:
        passage = brush.shape("M-9 6V-6L-4-3V8ZM9 6V-6L4-3V8Z", p.timber, 1)
    return "".join(
        (
            brush.shadow((5, 5), 28, 6),
            brush.shape("M-13 6V-22H13V6Z", p.tower, 1.5),
            brush.shape("M-13-20V-28H-8V-24H-3V-28H3V-24H8V-28H13V-20Z", p.merlon),
            brush.fill("M-9 7V-6Q-7-13 0-13T9-6V7Z", DARK),
            passage,
            brush.line("M-10 6V-6Q-8-14.5 0-14.5T10-6V6", p.stone_light, 2),
            turret(brush, (-18, 5), 22, 8),
            turret(brush, (18, 5), 22, 8),
        )
    )


def side_gatehouse(brush: Brush, *, is_west: bool) -> str:
    """A gate in a wall from north to south, drawn obliquely to show the arch between its towers."""
    p = brush.palette

    def across(data: str) -> str:
        """Mirror path data of a gate to the west for one to the east; points are written as `x,y`."""
        return data if is_west else " ".join(mirror_point(word) for word in data.split())

    def tower(x: float, y: float) -> str:
        return turret(brush, (x if is_west else -x, y), 23, 6.5)

    lit, shaded = (p.tower, p.stone) if is_west else (p.stone, p.tower)
    battlements = (
        "M -18,-29 L -18,-38 L -14,-34 L -14,-30 L -11,-27 L -11,-31 L -7,-27 L -7,-23 L -4,-20 L -4,-24 "
        "L 2,-18 L 2,-9 Z"
    )
    return "".join(
        (
            brush.shadow((2, 10), 24, 9),
            tower(-18, -9),
            brush.shape(across("M -18,-36 L 2,-17 L 15,-24 L -4,-41 Z"), p.walk),
            brush.shape(across("M 2,17 L 2,-17 L 15,-24 L 15,8 Z"), shaded, 1.5),
            brush.shape(across("M -20,-6 L -20,-34 L 2,-14 L 2,17 Z"), lit, 1.5),
            brush.fill(across("M -14.5,0 L -14.5,-14 Q -9,-22 -3,-3 L -3,12 Z"), DARK),
            brush.line(across("M -11,3 L -11,-15 M -7,7 L -7,-11 M -14,-8 L -3,2 M -14,-2 L -3,8"), p.stone_dark, 1),
            brush.line(across("M -14.5,0 L -14.5,-14 Q -9,-23 -3,-3 L -3,12"), p.stone_light, 2),
            brush.shape(across(battlements), p.merlon),
            brush.fill(across("M 5,-10 L 9,-12 L 9,-6 L 5,-4 Z"), p.window),
            tower(5, 15),
        )
    )


def mirror_point(word: str) -> str:
    if "," not in word:
        return word
    x, y = word.split(",")
    return f"{n(-float(x))},{y}"


def corner_tower(brush: Brush) -> str:
    """A round tower at the corner of four tiles, each of which shows a quarter; as wide as the walls there."""
    p = brush.palette
    rim = {"cx": 0, "cy": -4, "rx": 9, "ry": 13, "fill": p.walk, "stroke_width": 5}
    return "".join(
        (
            brush.shape("M-12-4V4a12 16 0 0 0 24 0V-4Z", p.stone, 1.5),
            brush.shape("M-12-4a12 16 0 1 1 24 0a12 16 0 1 1-24 0Z", p.walk, 1.5),
            element("ellipse", **rim, stroke=p.merlon, stroke_dasharray="5 4"),
        )
    )
