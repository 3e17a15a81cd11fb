"""The store of games: add, change, search and load them."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from bastide.errors import BastideError
from bastide.server.game.config import GameInfo
from bastide.server.game.lines import GameLine, parse_line
from bastide.server.game.seats import SeatState
from bastide.server.storage.engine import open_engine
from bastide.server.storage.rows import (
    GameStatus,
    game_row,
    info_from,
    seat_change,
    seat_from,
    seat_row,
    summary_from,
    summary_row,
)
from bastide.server.storage.tables import games, hidden, judgements, seats, turns
from bastide.server.storage.writer import Write, Writer

T = TypeVar("T")
GameRows = tuple[Row[Any], list[Row[Any]]]  # a game, and its seats
logger = logging.getLogger(__name__)

THIS_GAME = games.c.game == bindparam("key")
THIS_SEAT = (seats.c.game == bindparam("key")) & (seats.c.seat == bindparam("number"))

# An update changes the columns in its row. Each statement has rows of one form only, so that they can be batched.
ADD_GAME, ADD_SEAT, ADD_TURN, ADD_HIDDEN = insert(games), insert(seats), insert(turns), insert(hidden)
SET_REVIEW = insert(judgements).prefix_with("OR REPLACE")
SET_SUMMARY, SET_NEXT_GAME = update(games).where(THIS_GAME), update(games).where(THIS_GAME)
SET_PLAYED, SET_PERSON, SET_NAME = (update(seats).where(THIS_SEAT) for _ in range(3))
DELETE_GAME = delete(games).where(THIS_GAME)
IS_HIDDEN = exists().where((hidden.c.game == seats.c.game) & (hidden.c.identity == seats.c.identity))
IS_IN_A_LIST = exists().where((seats.c.game == games.c.game) & seats.c.identity.is_not(None) & ~IS_HIDDEN)
DELETE_LOST = delete(games).where((games.c.changed < bindparam("before")) & ~IS_IN_A_LIST)
FORGET_REMATCHES = update(games).where(games.c.next_game.not_in(select(games.c.game))).values(next_game=None)
# In the order of execution: additions first, deletions last.
STATEMENTS = (
    ADD_GAME,
    ADD_SEAT,
    ADD_TURN,
    ADD_HIDDEN,
    SET_REVIEW,
    SET_SUMMARY,
    SET_NEXT_GAME,
    SET_PLAYED,
    SET_PERSON,
    SET_NAME,
    DELETE_GAME,
    DELETE_LOST,
    FORGET_REMATCHES,
)
SAME_COLUMNS = ("creator", "edition", "players", "farmers", "draw_ahead", "first", "beginning", "by_hand")
PLAYED_COLUMNS = ("kind", "level", "has_resigned", "last_seen")


class Search(NamedTuple):
    """A search for games by edition, by part of a player's name, and by whether they are over.

    `before` and `since` limit the time of the last change; `since` is inclusive. `game` is the name of a single game.
    """

    edition: str | None = None
    player: str | None = None
    before: float | None = None
    since: float | None = None
    is_over: bool | None = None
    game: str | None = None


EVERYTHING = Search()
MAX_LISTED = 100


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game without its turns."""

    info: GameInfo
    seats: tuple[SeatState, ...]
    summary: GameStatus
    next_game: str | None


class LoadedGame(NamedTuple):
    """A stored game with its lines and the time of each, in seconds since 1970."""

    stored: StoredGame
    lines: list[GameLine]
    times: list[float]


class FoundGames(NamedTuple):
    """One page of a search; `has_more` is true if there are earlier games."""

    games: list[StoredGame]
    has_more: bool


class GameStore:
    """The database. A file must have only one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine, STATEMENTS)

    @classmethod
    async def open(cls, database: Path) -> Self:
        """Open the database of a file; create or migrate it if needed."""
        return cls(await asyncio.to_thread(open_engine, database))

    async def close(self) -> None:
        """Write all queued jobs, and close the file."""
        await self._writer.stop()
        self._engine.dispose()

    # Writing. After the await, the data is stored and synced; or it raises ServerError.

    async def add(
        self,
        info: GameInfo,
        seated: Sequence[SeatState],
        summary: GameStatus,
        previous: str | None = None,
        lines: Iterable[GameLine] = (),
    ) -> None:
        """Add a game, which may be the rematch of a previous one, and may have lines already."""
        game = Write(ADD_GAME, game_row(info) | summary_row(summary))
        added = [Write(ADD_SEAT, seat_row(info.game, *each)) for each in enumerate(seated)]
        linked = [Write(SET_NEXT_GAME, {"key": previous, "next_game": info.game})] if previous else []
        await self._writer.write(game, *added, *linked, *line_writes(info.game, 0, lines, summary.changed))

    async def save(
        self, game: str, version: int, lines: Iterable[GameLine], summary: GameStatus, played: Mapping[int, SeatState]
    ) -> None:
        """Append lines to a game at `version`, and update its status and some seats."""
        added = line_writes(game, version, lines, summary.changed)
        changes = [Write(SET_PLAYED, seat_change(game, *each, *PLAYED_COLUMNS)) for each in played.items()]
        await self._writer.write(*added, Write(SET_SUMMARY, {"key": game} | summary_row(summary)), *changes)

    async def save_name(self, game: str, number: int, seat: SeatState) -> None:
        await self._writer.write(Write(SET_NAME, seat_change(game, number, seat, "name")))

    def save_person(self, game: str, number: int, seat: SeatState) -> None:
        """Queue the identity and presence of a seat, without waiting: no move depends on it."""
        self._writer.queue(Write(SET_PERSON, seat_change(game, number, seat, "identity", "is_taken", "last_seen")))

    async def save_review(self, game: str, method: int, version: int, text: str) -> None:
        """Store the review of a version of a game, replacing an older one."""
        row = {"game": game, "method": method, "version": version, "text": text}
        await self._writer.write(Write(SET_REVIEW, row))

    async def hide(self, game: str, identity: str) -> None:
        """Remove a game from the list of an identity."""
        if identity not in await self.hidden_for(game):
            await self._writer.write(Write(ADD_HIDDEN, {"game": game, "identity": identity}))

    async def delete(self, game: str) -> None:
        """Delete a game and everything that belongs to it."""
        await self._writer.write(Write(DELETE_GAME, {"key": game}), Write(FORGET_REMATCHES, {}))

    async def delete_lost(self, before: float) -> None:
        """Delete games that are in no list and have not changed since: they can hardly be found again."""
        await self._writer.write(Write(DELETE_LOST, {"before": before}), Write(FORGET_REMATCHES, {}))

    # Reading, in threads, so that the event loop never waits for the disk

    async def load(self, game: str) -> LoadedGame | None:
        """Return a game with its lines, or None."""
        lines_query = select(turns.c.text, turns.c.at).where(turns.c.game == game).order_by(turns.c.number)

        def read() -> LoadedGame | None:
            with self._snapshot() as connection:
                found = seated_games(connection, select(games).where(games.c.game == game))
                if not found:
                    return None
                stored, rows = stored_game(*found[0]), connection.execute(lines_query).all()
                lines = [parse_line(row.text, stored.info.config.edition) for row in rows]
                return LoadedGame(stored, lines, [row.at for row in rows])

        return await asyncio.to_thread(read)

    async def games_of(self, identity: str, search: Search = EVERYTHING) -> FoundGames:
        """Return the found games of an identity that it has not hidden, the latest change first."""
        has_seat = exists().where((seats.c.game == games.c.game) & (seats.c.identity == identity))
        is_hidden = exists().where((hidden.c.game == games.c.game) & (hidden.c.identity == identity))
        found = select(games).where(has_seat & ~is_hidden, *search_conditions(search))
        latest = found.order_by(games.c.changed.desc()).limit(MAX_LISTED + 1)

        def read() -> FoundGames:
            with self._snapshot() as connection:
                seated = seated_games(connection, latest)
                return FoundGames(list(readable_games(seated[:MAX_LISTED])), len(seated) > MAX_LISTED)

        return await asyncio.to_thread(read)

    async def same_game(
        self, info: GameInfo, seated: Sequence[SeatState], lines: Sequence[GameLine]
    ) -> StoredGame | None:
        """Return a game of the same creator with the same names, aids and lines, or None."""
        row = game_row(info)
        alike = [games.c[name].is_not_distinct_from(row[name]) for name in SAME_COLUMNS]
        is_hidden = exists().where((hidden.c.game == games.c.game) & (hidden.c.identity == games.c.creator))
        lines_query = select(turns.c.text).where(turns.c.game == bindparam("key")).order_by(turns.c.number)

        def read() -> StoredGame | None:
            with self._snapshot() as connection:
                found = readable_games(seated_games(connection, select(games).where(*alike, ~is_hidden)))
                return next((each for each in found if is_same(each, connection)), None)

        def is_same(other: StoredGame, connection: Connection) -> bool:
            if names_and_aids(other.info, other.seats) != names_and_aids(info, seated):
                return False
            return list(connection.execute(lines_query, {"key": other.info.game}).scalars()) == list(map(str, lines))

        return await asyncio.to_thread(read)

    async def hidden_for(self, game: str) -> set[str]:
        """Return the identities that have hidden a game."""
        return set(await self._column(select(hidden.c.identity).where(hidden.c.game == game)))

    async def review_of(self, game: str, method: int, version: int) -> str | None:
        """Return the stored review of a version of a game, or None."""
        kept = select(judgements.c.text).where(judgements.c.game == game)
        found = await self._column(kept.where(judgements.c.method == method, judgements.c.version == version))
        return found[0] if found else None

    async def waiting_for_computers(self) -> list[str]:
        """Return the games in which a computer player is to move."""
        return await self._column(select(games.c.game).where(games.c.computer_moves))

    async def count(self) -> int:
        """Return the number of games."""
        return (await self._column(select(func.count()).select_from(games)))[0]

    async def _column(self, query: Select[T]) -> list[T]:
        def read() -> list[T]:
            with self._engine.connect() as connection:
                return list(connection.execute(query).scalars())

        return await asyncio.to_thread(read)

    @contextmanager
    def _snapshot(self) -> Iterator[Connection]:
        """Open a connection with a consistent snapshot, whatever is written meanwhile."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # otherwise each query reads its own snapshot
            yield connection


def names_and_aids(info: GameInfo, seated: Iterable[SeatState]) -> tuple[object, ...]:
    return info.aids, info.are_aids_recorded, *(seat.name for seat in seated)


def search_conditions(search: Search) -> list[ColumnElement[bool]]:
    """Return the SQL conditions of a search."""
    found: list[ColumnElement[bool]] = []
    if search.edition is not None:
        found.append(games.c.edition == search.edition)
    if search.player is not None:
        name_matches = func.folded(seats.c.name).contains(search.player.casefold(), autoescape=True)
        found.append(exists().where((seats.c.game == games.c.game) & name_matches))
    if search.before is not None:
        found.append(games.c.changed < search.before)
    if search.since is not None:
        found.append(games.c.changed >= search.since)
    if search.is_over is not None:
        found.append(games.c.is_over == search.is_over)
    if search.game is not None:
        found.append(games.c.game == search.game)
    return found


def line_writes(game: str, version: int, lines: Iterable[GameLine], at: float) -> list[Write]:
    """Return the writes that append lines to a game at `version`."""
    return [
        Write(ADD_TURN, {"game": game, "number": number, "text": str(line), "at": at})
        for number, line in enumerate(lines, start=version + 1)
    ]


def seated_games(connection: Connection, query: Select[Any]) -> list[GameRows]:
    """Return the games of a query with their seats."""
    rows = connection.execute(query).all()
    names = [row._mapping["game"] for row in rows]
    of_games = select(seats).where(seats.c.game.in_(names)).order_by(seats.c.seat)
    seated = seats_by_game(connection.execute(of_games).all())
    return [(row, seated[name]) for row, name in zip(rows, names, strict=True) if name in seated]


def seats_by_game(rows: Iterable[Row[Any]]) -> dict[str, list[Row[Any]]]:
    """Group seats by game."""
    by_game: dict[str, list[Row[Any]]] = {}
    for row in rows:
        by_game.setdefault(row._mapping["game"], []).append(row)
    return by_game


def readable_games(found: Iterable[GameRows]) -> Iterator[StoredGame]:
    """Yield the games that can be read: one with an unknown edition must not hide the others."""
    for row, seated in found:
        try:
            yield stored_game(row, seated)
        except (BastideError, LookupError, ValueError, TypeError):
            logger.exception("The game %s cannot be read", row._mapping["game"])


def stored_game(row: Row[Any], seated: Iterable[Row[Any]]) -> StoredGame:
    return StoredGame(info_from(row), tuple(map(seat_from, seated)), summary_from(row), row._mapping["next_game"])
