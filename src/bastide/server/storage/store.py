"""Games in the database: added, changed, found again."""

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
from bastide.server.games.seats import Seat
from bastide.server.games.terms import Terms
from bastide.server.storage.engine import open_engine
from bastide.server.storage.rows import (
    Summary,
    game_row,
    seat_change,
    seat_from,
    seat_row,
    summary_from,
    summary_row,
    terms_from,
)
from bastide.server.storage.tables import games, hidden, judgements, seats, turns
from bastide.server.storage.writer import Write, Writer

T = TypeVar("T")
Found = tuple[Row[Any], list[Row[Any]]]  # a game, and its seats
logger = logging.getLogger(__name__)

THIS_GAME = games.c.game == bindparam("key")
THIS_SEAT = (seats.c.game == bindparam("key")) & (seats.c.seat == bindparam("number"))

# A statement changes what its row names; each has rows of one form only, so that many can be written at once.
ADD_GAME, ADD_SEAT, ADD_TURN, ADD_HIDDEN = insert(games), insert(seats), insert(turns), insert(hidden)
SET_JUDGEMENT = insert(judgements).prefix_with("OR REPLACE")
SET_SUMMARY, SET_NEXT_GAME = update(games).where(THIS_GAME), update(games).where(THIS_GAME)
SET_PLAYED, SET_PERSON, SET_NAME = (update(seats).where(THIS_SEAT) for _ in range(3))
DELETE_GAME = delete(games).where(THIS_GAME)
IS_HIDDEN = exists().where((hidden.c.game == seats.c.game) & (hidden.c.identity == seats.c.identity))
IS_IN_A_LIST = exists().where((seats.c.game == games.c.game) & seats.c.identity.is_not(None) & ~IS_HIDDEN)
DELETE_LOST = delete(games).where((games.c.changed < bindparam("before")) & ~IS_IN_A_LIST)
FORGET_REMATCHES = update(games).where(games.c.next_game.not_in(select(games.c.game))).values(next_game=None)
# In the order in which they are written: what is deleted may still be changed before, and what is added is there then.
STATEMENTS = (
    *(ADD_GAME, ADD_SEAT, ADD_TURN, ADD_HIDDEN),
    *(SET_JUDGEMENT, SET_SUMMARY, SET_NEXT_GAME, SET_PLAYED, SET_PERSON, SET_NAME),
    *(DELETE_GAME, DELETE_LOST, FORGET_REMATCHES),
)
ALIKE = ("creator", "edition", "players", "farmers", "draw_ahead", "first", "beginning", "by_hand")
PLAYED = ("kind", "level", "has_resigned", "last_seen")


class Search(NamedTuple):
    """Which games somebody looks for: by an edition, with a player whose name has that in it, over or not.

    They changed `before` a time, and `since` another one or at it. By its name there is one `game` at most.
    """

    edition: str | None = None
    player: str | None = None
    before: float | None = None
    since: float | None = None
    is_over: bool | None = None
    game: str | None = None


EVERYTHING = Search()
MOST_LISTED = 100


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is stored, without its turns."""

    terms: Terms
    seats: tuple[Seat, ...]
    summary: Summary
    next_game: str | None


class Listed(NamedTuple):
    """Games that somebody looks for, and whether there are earlier ones."""

    games: list[StoredGame]
    has_more: bool


class Store:
    """The database. There must be only one for a file."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine, STATEMENTS)

    @classmethod
    async def open(cls, database: Path) -> Self:
        """The database of that file, which is made, or brought up to date, if need be."""
        return cls(await asyncio.to_thread(open_engine, database))

    async def close(self) -> None:
        """Write what waits, and let the file go."""
        await self._writer.stop()
        self._engine.dispose()

    # Writing. What is awaited is stored and synced afterwards, or raises ServerError.

    async def add(
        self,
        terms: Terms,
        seated: Sequence[Seat],
        summary: Summary,
        previous: str | None = None,
        lines: Iterable[str] = (),
    ) -> None:
        """Add a new game, which may follow a previous one, and may have lines already."""
        game = Write(ADD_GAME, game_row(terms) | summary_row(summary))
        added = [Write(ADD_SEAT, seat_row(terms.game, *each)) for each in enumerate(seated)]
        linked = [Write(SET_NEXT_GAME, {"key": previous, "next_game": terms.game})] if previous else []
        await self._writer.write(game, *added, *linked, *added_lines(terms.game, 0, lines, summary.changed))

    async def save(
        self, game: str, version: int, lines: Iterable[str], summary: Summary, played: Mapping[int, Seat]
    ) -> None:
        """Add lines to a game that has `version` of them, and who plays some seats now and was seen there."""
        added = added_lines(game, version, lines, summary.changed)
        changes = [Write(SET_PLAYED, seat_change(game, *each, *PLAYED)) for each in played.items()]
        await self._writer.write(*added, Write(SET_SUMMARY, {"key": game} | summary_row(summary)), *changes)

    async def save_name(self, game: str, number: int, seat: Seat) -> None:
        await self._writer.write(Write(SET_NAME, seat_change(game, number, seat, "name")))

    def save_person(self, game: str, number: int, seat: Seat) -> None:
        """Write some time soon who sits somewhere, and when they were seen: no move depends on it."""
        self._writer.queue(Write(SET_PERSON, seat_change(game, number, seat, "identity", "is_taken", "last_seen")))

    async def save_judgement(self, game: str, method: int, version: int, text: str) -> None:
        """Keep what a method thought of a version of a game, in place of what was thought before."""
        row = {"game": game, "method": method, "version": version, "text": text}
        await self._writer.write(Write(SET_JUDGEMENT, row))

    async def hide(self, game: str, identity: str) -> None:
        """Leave a game out of somebody's list."""
        if identity not in await self.hidden_for(game):
            await self._writer.write(Write(ADD_HIDDEN, {"game": game, "identity": identity}))

    async def delete(self, game: str) -> None:
        """Remove a game with all that belongs to it."""
        await self._writer.write(Write(DELETE_GAME, {"key": game}), Write(FORGET_REMATCHES, {}))

    async def delete_lost(self, before: float) -> None:
        """Remove games that nobody has in their list and nobody has moved in since: they can hardly be found again."""
        await self._writer.write(Write(DELETE_LOST, {"before": before}), Write(FORGET_REMATCHES, {}))

    # Reading, in threads, so that nobody waits for the disk who does not want to

    async def load(self, game: str) -> tuple[StoredGame, list[str]] | None:
        """The game of that name, if there is one, and what happened in it."""
        told = select(turns.c.text).where(turns.c.game == game).order_by(turns.c.number)

        def read() -> tuple[StoredGame, list[str]] | None:
            with self._snapshot() as connection:
                found = seated_games(connection, select(games).where(games.c.game == game))
                return (stored_game(*found[0]), list(connection.execute(told).scalars())) if found else None

        return await asyncio.to_thread(read)

    async def games_of(self, identity: str, search: Search = EVERYTHING) -> Listed:
        """The latest games that somebody sits in, has not hidden and looks for, those that changed last first."""
        sits_there = exists().where((seats.c.game == games.c.game) & (seats.c.identity == identity))
        is_hidden = exists().where((hidden.c.game == games.c.game) & (hidden.c.identity == identity))
        found = select(games).where(sits_there & ~is_hidden, *conditions(search))
        latest = found.order_by(games.c.changed.desc()).limit(MOST_LISTED + 1)

        def read() -> Listed:
            with self._snapshot() as connection:
                seated = seated_games(connection, latest)
                return Listed(list(readable(seated[:MOST_LISTED])), len(seated) > MOST_LISTED)

        return await asyncio.to_thread(read)

    async def same_game(self, terms: Terms, seated: Sequence[Seat], lines: Sequence[str]) -> StoredGame | None:
        """A game that its creator has already, with the same names and aids, in which the same happened."""
        row = game_row(terms)
        alike = [games.c[name].is_not_distinct_from(row[name]) for name in ALIKE]
        is_hidden = exists().where((hidden.c.game == games.c.game) & (hidden.c.identity == games.c.creator))
        told = select(turns.c.text).where(turns.c.game == bindparam("key")).order_by(turns.c.number)

        def read() -> StoredGame | None:
            with self._snapshot() as connection:
                found = readable(seated_games(connection, select(games).where(*alike, ~is_hidden)))
                return next((each for each in found if is_same(each, connection)), None)

        def is_same(other: StoredGame, connection: Connection) -> bool:
            if names_and_aids(other.terms, other.seats) != names_and_aids(terms, seated):
                return False
            return list(connection.execute(told, {"key": other.terms.game}).scalars()) == list(lines)

        return await asyncio.to_thread(read)

    async def hidden_for(self, game: str) -> set[str]:
        """The identities that have hidden a game."""
        return set(await self._column(select(hidden.c.identity).where(hidden.c.game == game)))

    async def judgement_of(self, game: str, method: int, version: int) -> str | None:
        """What a method thought of a version of a game, if it has."""
        kept = select(judgements.c.text).where(judgements.c.game == game)
        found = await self._column(kept.where(judgements.c.method == method, judgements.c.version == version))
        return found[0] if found else None

    async def waiting_for_computers(self) -> list[str]:
        """The games in which a computer player is to move."""
        return await self._column(select(games.c.game).where(games.c.computer_moves))

    async def count(self) -> int:
        """How many games there are."""
        return (await self._column(select(func.count()).select_from(games)))[0]

    async def _column(self, query: Select[T]) -> list[T]:
        def read() -> list[T]:
            with self._engine.connect() as connection:
                return list(connection.execute(query).scalars())

        return await asyncio.to_thread(read)

    @contextmanager
    def _snapshot(self) -> Iterator[Connection]:
        """A connection that reads all at one moment, whatever is written meanwhile."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # the driver would read for each query anew
            yield connection


def names_and_aids(terms: Terms, seated: Iterable[Seat]) -> tuple[object, ...]:
    return terms.aids, terms.are_aids_told, *(seat.name for seat in seated)


def conditions(search: Search) -> list[ColumnElement[bool]]:
    """What a game must be like that somebody looks for."""
    found: list[ColumnElement[bool]] = []
    if search.edition is not None:
        found.append(games.c.edition == search.edition)
    if search.player is not None:
        is_called_so = func.folded(seats.c.name).contains(search.player.casefold(), autoescape=True)
        found.append(exists().where((seats.c.game == games.c.game) & is_called_so))
    if search.before is not None:
        found.append(games.c.changed < search.before)
    if search.since is not None:
        found.append(games.c.changed >= search.since)
    if search.is_over is not None:
        found.append(games.c.is_over == search.is_over)
    if search.game is not None:
        found.append(games.c.game == search.game)
    return found


def added_lines(game: str, version: int, lines: Iterable[str], at: float) -> list[Write]:
    """What adds lines to a game that has `version` of them."""
    return [
        Write(ADD_TURN, {"game": game, "number": number, "text": text, "at": at})
        for number, text in enumerate(lines, start=version + 1)
    ]


def seated_games(connection: Connection, query: Select[Any]) -> list[Found]:
    """The games that a query finds, with their seats."""
    rows = connection.execute(query).all()
    names = [row._mapping["game"] for row in rows]
    of_games = select(seats).where(seats.c.game.in_(names)).order_by(seats.c.seat)
    seated = groups(connection.execute(of_games).all())
    return [(row, seated[name]) for row, name in zip(rows, names, strict=True) if name in seated]


def groups(rows: Iterable[Row[Any]]) -> dict[str, list[Row[Any]]]:
    """The seats of each game."""
    by_game: dict[str, list[Row[Any]]] = {}
    for row in rows:
        by_game.setdefault(row._mapping["game"], []).append(row)
    return by_game


def readable(found: Iterable[Found]) -> Iterator[StoredGame]:
    """Those games that this version understands: one of an edition that is no more does not hide the others."""
    for row, seated in found:
        try:
            yield stored_game(row, seated)
        except (BastideError, LookupError, ValueError, TypeError):
            logger.exception("The game %s cannot be read", row._mapping["game"])


def stored_game(row: Row[Any], seated: Iterable[Row[Any]]) -> StoredGame:
    return StoredGame(terms_from(row), tuple(map(seat_from, seated)), summary_from(row), row._mapping["next_game"])
