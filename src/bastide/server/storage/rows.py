"""Games, seats and summaries as rows of the tables, and back."""

from typing import Any, NamedTuple

from sqlalchemy import Row as Found

from bastide.rules.options import Options
from bastide.server.games.aids import AIDS, in_order
from bastide.server.games.hosting import Hosting
from bastide.server.games.seats import Seat
from bastide.server.games.terms import Terms
from bastide.tiles import edition

Row = dict[str, Any]


class Summary(NamedTuple):
    """Where a game stands: what lists of games show, and whether a computer player is to move."""

    turn: int
    player: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    computer_moves: bool
    changed: float


def summary_row(summary: Summary) -> Row:
    return summary._asdict() | {"scores": list(summary.scores), "winners": list(summary.winners)}


def summary_from(row: Found[Any]) -> Summary:
    stored = row._mapping
    lists = {"scores": tuple(stored["scores"]), "winners": tuple(stored["winners"])}
    return Summary(**{name: stored[name] for name in Summary._fields} | lists)


def game_row(terms: Terms) -> Row:
    hosting = terms.hosting
    return {
        "game": terms.game,
        "edition": hosting.edition.name,
        **hosting.setup,
        "aids": list(terms.aids) if terms.are_aids_told else None,
        "tiles": " ".join(tile.name for tile in hosting.order),
        "beginning": hosting.beginning,
        "by_hand": hosting.by_hand,
        "watch": terms.watch,
        "creator": terms.creator,
        "created": terms.created,
    }


def terms_from(row: Found[Any]) -> Terms:
    stored = row._mapping
    rules = edition(stored["edition"])
    tiles = {tile.name: tile for tile in rules.tiles}
    hosting = Hosting(
        rules,
        stored["players"],
        Options(stored["farmers"], stored["draw_ahead"], stored["first"]),
        tuple(tiles[name] for name in stored["tiles"].split()),
        stored["beginning"],
        stored["by_hand"],
    )
    return Terms(
        game=stored["game"],
        hosting=hosting,
        aids=in_order(AIDS if stored["aids"] is None else stored["aids"]),
        creator=stored["creator"],
        watch=stored["watch"],
        created=stored["created"],
        are_aids_told=stored["aids"] is not None,
    )


def seat_row(game: str, number: int, seat: Seat) -> Row:
    return {"game": game, "seat": number, **{name: getattr(seat, name) for name in Seat.__slots__}}


def seat_from(row: Found[Any]) -> Seat:
    return Seat(**{name: row._mapping[name] for name in Seat.__slots__})


def seat_change(game: str, number: int, seat: Seat, *names: str) -> Row:
    """Some fields of a seat, for a statement that finds it by `key` and `number`."""
    return {"key": game, "number": number, **{name: getattr(seat, name) for name in names}}
