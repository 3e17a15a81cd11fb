"""All live games of a server: created, found, resumed after a restart, and dropped when idle."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from bastide.errors import ServerError
from bastide.lessons.first_game import first_game
from bastide.players import Limit
from bastide.rules.game import Game
from bastide.rules.options import Options, check_setup
from bastide.server.game.config import AIDS, GameConfig, GameInfo, config_at, first_game_config, new_config, sorted_aids
from bastide.server.game.history import new_history
from bastide.server.game.records import ImportedGame, import_record
from bastide.server.game.seats import SeatState, new_seat, truncate_name
from bastide.server.protocol.base import Aid
from bastide.server.protocol.games import Created, GameSummary, MyGames, NewGame, RematchOptions, SeatChoice
from bastide.server.protocol.replay import ImportedRecord
from bastide.server.rooms.bot_pool import BotPool
from bastide.server.rooms.reviews import ReviewQueue
from bastide.server.rooms.room import Room, status_of
from bastide.server.settings import Settings
from bastide.server.storage import EVERYTHING, GameStore, Search, StoredGame
from bastide.server.tasks import Threads, run_shielded
from bastide.server.tokens import new_game_name, new_token
from bastide.tiles import edition

logger = logging.getLogger(__name__)

LINES_PER_STEP = 10  # applied at once when a game is loaded; more would block other requests


class Rooms:
    """All live games. Owns the database between start() and stop().

    A game has at most one room as long as anything refers to it. Recently used rooms are kept for a while; others are
    dropped, and loaded again when needed.
    """

    store: GameStore

    def __init__(self, settings: Settings, in_thread: Threads) -> None:
        self.settings = settings
        self.in_thread = in_thread
        timeout = settings.thinking_time + settings.grace_time
        self.bots = BotPool(settings.processes, Limit(settings.thinking_time), timeout)
        self.reviews = ReviewQueue(self)
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: dict[str, tuple[Room, float]] = {}  # with the time of the last request
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._importing = asyncio.Lock()  # imports take up to a second, and the same record must become one game
        self._hiding = asyncio.Lock()  # the last player who hides a game deletes it
        self.started = time.time()

    # Lifecycle

    async def start(self) -> None:
        """Open the database, and resume the computer players."""
        self.store = await GameStore.open(self.settings.database)
        self._sweeper = asyncio.create_task(self._sweep())
        try:
            await self.store.delete_lost(before=time.time() - self.settings.lost_time)
            await self._resume()
        except BaseException:
            await self.stop()
            raise

    async def _resume(self) -> None:
        """Load the games in which a computer player is to move."""
        for game in await self.store.waiting_for_computers():
            try:
                await self.find(game)
            except Exception:  # for example an unknown edition; resume the others
                logger.exception("Cannot resume game %s", game)

    async def stop(self) -> None:
        """Stop everything; all acknowledged moves are stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self._rooms.values()):
            room.close()
        self.bots.stop()
        await self.reviews.stop()
        await self.store.close()

    # Games

    async def create(self, request: NewGame, identity: str | None) -> Created:
        """Create and store a game for a hashed identity. Raises BastideError."""
        config = config_for(request)
        seats = tuple(new_seat(choice, identity, time.time()) for choice in request.seats)
        room = await self._make(new_info(config, sorted_aids(request.aids), identity), seats)
        return Created(game=room.info.game, seats=[seat.token for seat in seats], watch=room.info.watch)

    async def make_rematch(self, room: Room, options: RematchOptions) -> Room:
        """Create and store the rematch of a room: the same people and options, with the seats rotated by one."""
        before = room.info
        config = before.config
        if not options.same_tiles:
            config = config.reshuffled()
        seats = tuple(rematch_seat(seat, before.creator) for seat in (*room.seats[1:], room.seats[0]))
        return await self._make(new_info(config, before.aids, before.creator), seats, previous=before.game)

    async def import_game(self, request: ImportedRecord, identity: str | None) -> Created:
        """Create and store the game of a record; all its seats belong to this identity. Raises BastideError.

        Importing the same record again returns the existing game.
        """
        async with self._importing:
            return await self._import_game(request, identity)

    async def _import_game(self, request: ImportedRecord, identity: str | None) -> Created:
        game = await self.in_thread(import_record, request.record)
        names = game.record.names or ("",) * game.record.players
        seats = tuple(
            new_seat(SeatChoice(kind="here", name=truncate_name(name)), identity, time.time()) for name in names
        )
        info = replace(new_info(game.config, aids_of(game), identity), are_aids_recorded=are_aids_recorded(game))
        same = await self.store.same_game(info, seats, game.lines) if identity else None
        if same is not None:
            own = [seat.token if seat.identity == identity else None for seat in same.seats]
            return Created(game=same.info.game, seats=own, watch=same.info.watch)
        room = await self._make(info, seats, imported=game)
        return Created(game=room.info.game, seats=[seat.token for seat in seats], watch=room.info.watch)

    async def _make(
        self,
        info: GameInfo,
        seats: Sequence[SeatState],
        *,
        previous: str | None = None,
        imported: ImportedGame | None = None,
    ) -> Room:
        """Create a game, which may be a rematch, or imported."""
        history, lines = (imported.history, imported.lines) if imported else (new_history(info.config), ())
        summary = status_of(history, seats)
        await self.store.add(info, seats, summary, previous, lines)
        turn_began = summary.changed if history.turn_start else info.created
        room = Room(self, StoredGame(info, tuple(seats), summary, None), history, turn_began)
        self._keep(room)
        if any(seat.level is not None for seat in seats):
            self.bots.warm_up()
        room.wake()
        return room

    async def find(self, game: str) -> Room:
        """Return the room of a game. Raises ServerError if there is no such game."""
        room = self._rooms.get(game)
        if room is None:
            loading = self._loading.get(game)
            if loading is None:  # concurrent requests share the task
                loading = self._loading[game] = asyncio.create_task(self._load(game))
                loading.add_done_callback(lambda _: self._loading.pop(game))
            room = await asyncio.shield(loading)
        self._keep(room)
        return room

    async def _load(self, game: str) -> Room:
        found = await self.store.load(game)
        if found is None:
            raise ServerError("game/unknown", game=game)
        stored, lines, times = found
        history = new_history(stored.info.config)
        for start in range(0, len(lines), LINES_PER_STEP):
            history = history.after(lines[start : start + LINES_PER_STEP])
            await asyncio.sleep(0)  # a long game must not delay the others
        room = Room(self, stored, history, [stored.info.created, *times][history.turn_start])
        self._rooms[game] = room
        room.wake()
        return room

    def _keep(self, room: Room) -> None:
        game = room.info.game
        self._rooms[game] = room
        self._kept[game] = room, time.time()

    async def _sweep(self) -> None:
        """Drop idle rooms; rooms in use are referred to by their users."""
        while True:
            await asyncio.sleep(self.settings.idle_time / 2)
            long_ago = time.time() - self.settings.idle_time
            self._kept = {game: kept for game, kept in self._kept.items() if kept[1] > long_ago}

    # Lists of games

    async def games_of(self, identity: str, search: Search = EVERYTHING) -> MyGames:
        """Return the found games of a hashed identity that it has not hidden."""
        listed = await self.store.games_of(identity, search)
        games = [self._summary(stored, identity) for stored in listed.games]
        return MyGames(games=games, has_more=listed.has_more)

    def _summary(self, stored: StoredGame, identity: str) -> GameSummary:
        room = self._rooms.get(stored.info.game)
        own = [number for number, seat in enumerate(stored.seats) if seat.identity == identity and seat.is_person]
        return GameSummary(
            game=stored.info.game,
            edition=stored.info.config.edition.name,
            seats=[
                seat.info(is_present=room is not None and room.participants.is_present(number))
                for number, seat in enumerate(stored.seats)
            ],
            yours=own,
            tokens=[seat.token if number in own else None for number, seat in enumerate(stored.seats)],
            laid=stored.info.config.tiles_laid_before + stored.summary.turn,
            tiles=stored.info.config.edition.tile_count,
            by_hand=stored.info.config.by_hand,
            winners=list(stored.summary.winners),
            created=stored.info.created,
            **{name: getattr(stored.summary, name) for name in SUMMARY_FIELDS},
        )

    async def hide(self, game: str, identity: str) -> None:
        """Remove a game from the list of an identity. Raises ServerError.

        Once it is in no list, it is deleted, unless a player without an identity needs it.
        """
        await run_shielded(self._hide(game, identity))

    async def _hide(self, game: str, identity: str) -> None:
        async with self._hiding:
            room = await self.find(game)
            if identity not in room.participants.identities:
                raise ServerError("game/unknown", game=game)
            await self.store.hide(game, identity)
            if room.participants.identities <= await self.store.hidden_for(game) and not room.participants.has_guests:
                await self._delete(room)

    async def _delete(self, room: Room) -> None:
        """Delete a game. Its room can be found until the end, so that there is never a second one."""
        await room.delete()
        self.reviews.forget(room.info.game)
        self._rooms.pop(room.info.game, None)
        self._kept.pop(room.info.game, None)
        if self._loading:  # they may have read a link to it before the deletion
            await asyncio.wait(list(self._loading.values()))
        for other in list(self._rooms.values()):
            other.rematches.forget(room.info.game)


SUMMARY_FIELDS = ("scores", "player", "turn", "is_over", "changed")  # the fields of a game in a list


def config_for(request: NewGame) -> GameConfig:
    """Return the configuration of a requested game. Raises BastideError."""
    players = len(request.seats)
    if request.first_game:
        if request.by_hand or request.position is not None:
            raise ServerError("setup/first-game-alone")
        return first_game_config(beginning_of(first_game().beginning, players))
    if request.by_hand and any(seat.kind != "here" for seat in request.seats):
        raise ServerError("setup/by-hand-seats")
    if request.position is not None:
        return config_at(beginning_of(request.position, players), by_hand=request.by_hand)
    first = secrets.randbelow(players) if request.first is None else request.first
    options = Options(request.farmers, request.draw_ahead, first)
    check_setup(players, options)
    return new_config(edition(request.edition), players, options, by_hand=request.by_hand)


def beginning_of(text: str, players: int) -> Game:
    """Parse the position that a game begins at, and check its number of players. Raises BastideError."""
    position = Game.parse(text)
    if position.players != players:
        raise ServerError("setup/position-seats", seats=players, players=position.players)
    if position.is_over:
        raise ServerError("setup/position-over")
    return position


def aids_of(game: ImportedGame) -> tuple[Aid, ...]:
    """Return the aids that a record names. Without any, a finished game has all, and an unfinished one has none."""
    return sorted_aids(game.record.aids) if are_aids_recorded(game) else AIDS


def are_aids_recorded(game: ImportedGame) -> bool:
    return bool(game.record.aids) or not game.history.is_over


def new_info(config: GameConfig, aids: tuple[Aid, ...], creator: str | None) -> GameInfo:
    return GameInfo(new_game_name(), config, aids, creator, new_token(), time.time())


def rematch_seat(seat: SeatState, creator: str | None) -> SeatState:
    """Return the same player's seat in the rematch; a replaced person gets it back."""
    if seat.token is None:
        return replace(seat, last_seen=time.time())
    is_here = seat.identity is not None and seat.identity == creator
    kind = seat.kind if seat.is_person else "here" if is_here else "away"
    return replace(seat, kind=kind, level=None, token=new_token(), has_resigned=False, last_seen=time.time())
