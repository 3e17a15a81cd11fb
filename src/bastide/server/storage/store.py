"""Games in the database: added, changed, found again."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Row, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bastide.server.games.terms import Terms
from bastide.server.rooms.seats import Seat
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
from bastide.server.storage.tables import games, hidden, seats, turns
from bastide.server.storage.writer import Write, Writer

THIS_GAME = games.c.game == bindparam("key")
THIS_SEAT = (seats.c.game == bindparam("key")) & (seats.c.seat == bindparam("number"))

# A statement changes what its row names; each has rows of one form only, so that many can be written at once.
ADD_GAME, ADD_SEAT, ADD_TURN, ADD_HIDDEN = insert(games), insert(seats), insert(turns), insert(hidden)
SET_SUMMARY, SET_NEXT_GAME = update(games).where(THIS_GAME), update(games).where(THIS_GAME)
SET_PLAYED, SET_PERSON, SET_NAME = (update(seats).where(THIS_SEAT) for _ in range(3))
DELETE_GAME = delete(games).where(THIS_GAME)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is stored, without its turns."""

    terms: Terms
    seats: tuple[Seat, ...]
    summary: Summary
    next_game: str | None


class Store:
    """The database. There must be only one for a file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, database: Path) -> Self:
        """The database of that file, which is made, or brought up to date, if need be."""
        return cls(await open_engine(database))

    async def close(self) -> None:
        """Write what waits, and let the file go."""
        await self._writer.stop()
        await self._engine.dispose()

    # Writing. What is awaited is stored and synced afterwards, or raises ServerError.

    async def add(self, terms: Terms, seated: Sequence[Seat], summary: Summary, previous: str | None) -> None:
        """Add a new game, which may follow a previous one."""
        game = Write(ADD_GAME, game_row(terms) | summary_row(summary))
        added = [Write(ADD_SEAT, seat_row(terms.game, *each)) for each in enumerate(seated)]
        linked = [Write(SET_NEXT_GAME, {"key": previous, "next_game": terms.game})] if previous else []
        await self._writer.write(game, *added, *linked)

    async def save(
        self, game: str, version: int, lines: Iterable[str], summary: Summary, played: Mapping[int, Seat]
    ) -> None:
        """Add lines to a game that has `version` of them; `played` are the seats that somebody else plays now."""
        added = [
            Write(ADD_TURN, {"game": game, "number": number, "text": text, "at": summary.changed})
            for number, text in enumerate(lines, start=version + 1)
        ]
        changes = [
            Write(SET_PLAYED, seat_change(game, *each, "kind", "level", "has_resigned")) for each in played.items()
        ]
        await self._writer.write(*added, Write(SET_SUMMARY, {"key": game} | summary_row(summary)), *changes)

    async def save_name(self, game: str, number: int, seat: Seat) -> None:
        await self._writer.write(Write(SET_NAME, seat_change(game, number, seat, "name")))

    def save_person(self, game: str, number: int, seat: Seat) -> None:
        """Write some time soon who sits somewhere, and when they were seen: no move depends on it."""
        self._writer.queue(Write(SET_PERSON, seat_change(game, number, seat, "identity", "is_taken", "last_seen")))

    async def hide(self, game: str, identity: str) -> None:
        """Leave a game out of somebody's list."""
        if identity not in await self.hidden_for(game):
            await self._writer.write(Write(ADD_HIDDEN, {"game": game, "identity": identity}))

    async def delete(self, game: str) -> None:
        """Remove a game with all that belongs to it."""
        await self._writer.write(Write(DELETE_GAME, {"key": game}))

    # Reading

    async def load(self, game: str) -> StoredGame | None:
        """The game of that name, if there is one."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(games).where(games.c.game == game))).one_or_none()
            return await stored_game(connection, found) if found else None

    async def lines(self, game: str) -> list[str]:
        """What happened in a game."""
        query = select(turns.c.text).where(turns.c.game == game).order_by(turns.c.number)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def games_of(self, identity: str) -> list[StoredGame]:
        """The games that somebody sits in and has not hidden, those that changed last first."""
        sits_there = exists().where((seats.c.game == games.c.game) & (seats.c.identity == identity))
        is_hidden = exists().where((hidden.c.game == games.c.game) & (hidden.c.identity == identity))
        query = select(games).where(sits_there & ~is_hidden).order_by(games.c.changed.desc())
        async with self._engine.connect() as connection:
            return [await stored_game(connection, row) for row in (await connection.execute(query)).all()]

    async def hidden_for(self, game: str) -> set[str]:
        """The identities that have hidden a game."""
        async with self._engine.connect() as connection:
            return set((await connection.execute(select(hidden.c.identity).where(hidden.c.game == game))).scalars())

    async def waiting_for_computers(self) -> list[str]:
        """The games in which a computer player is to move."""
        async with self._engine.connect() as connection:
            return list((await connection.execute(select(games.c.game).where(games.c.computer_moves))).scalars())

    async def count(self) -> int:
        """How many games there are."""
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(games))).scalar_one())


async def stored_game(connection: AsyncConnection, row: Row[Any]) -> StoredGame:
    terms = terms_from(row)
    query = select(seats).where(seats.c.game == terms.game).order_by(seats.c.seat)
    seated = tuple(seat_from(each) for each in (await connection.execute(query)).all())
    return StoredGame(terms, seated, summary_from(row), row._mapping["next_game"])
