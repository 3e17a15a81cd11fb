"""Games, seats and summaries as rows of the tables, and back."""

from typing import Any, NamedTuple

from sqlalchemy import Row

from bastide.rules.options import Options
from bastide.server.game.config import AIDS, GameConfig, GameInfo, sorted_aids
from bastide.server.game.seats import SeatState
from bastide.tiles import edition

ColumnValues = dict[str, Any]  # by column


class GameStatus(NamedTuple):
    """The status of a game in lists; `computer_moves` is true if a computer player is to move."""

    turn: int
    player: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    computer_moves: bool
    changed: float


def summary_row(summary: GameStatus) -> ColumnValues:
    return summary._asdict() | {"scores": list(summary.scores), "winners": list(summary.winners)}


def summary_from(row: Row[Any]) -> GameStatus:
    stored = row._mapping
    lists = {"scores": tuple(stored["scores"]), "winners": tuple(stored["winners"])}
    return GameStatus(**{name: stored[name] for name in GameStatus._fields} | lists)


def game_row(info: GameInfo) -> ColumnValues:
    config = info.config
    return {
        "game": info.game,
        "edition": config.edition.name,
        **config.arguments,
        "aids": list(info.aids) if info.are_aids_recorded else None,
        "tiles": " ".join(tile.name for tile in config.order),
        "beginning": config.beginning,
        "by_hand": config.by_hand,
        "watch": info.watch,
        "creator": info.creator,
        "created": info.created,
    }


def info_from(row: Row[Any]) -> GameInfo:
    stored = row._mapping
    rules = edition(stored["edition"])
    config = GameConfig(
        rules,
        stored["players"],
        Options(stored["farmers"], stored["draw_ahead"], stored["first"]),
        tuple(rules.tiles_by_name[name] for name in stored["tiles"].split()),
        stored["beginning"],
        stored["by_hand"],
    )
    return GameInfo(
        game=stored["game"],
        config=config,
        aids=sorted_aids(AIDS if stored["aids"] is None else stored["aids"]),
        creator=stored["creator"],
        watch=stored["watch"],
        created=stored["created"],
        are_aids_recorded=stored["aids"] is not None,
    )


def seat_row(game: str, number: int, seat: SeatState) -> ColumnValues:
    return {"game": game, "seat": number, **{name: getattr(seat, name) for name in SeatState.__slots__}}


def seat_from(row: Row[Any]) -> SeatState:
    return SeatState(**{name: row._mapping[name] for name in SeatState.__slots__})


def seat_change(game: str, number: int, seat: SeatState, *names: str) -> ColumnValues:
    """Return some fields of a seat, for a statement that selects it by `key` and `number`."""
    return {"key": game, "number": number, **{name: getattr(seat, name) for name in names}}
