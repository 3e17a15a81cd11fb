"""All games of a server: made, found, brought back after a restart, and let go of when nobody looks."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from bastide.lessons.first_game import first_game
from bastide.players import Limit
from bastide.rules.game import Game
from bastide.rules.options import Options, check_setup
from bastide.server.errors import ServerError
from bastide.server.games.aids import AIDS, in_order
from bastide.server.games.first_game import hosted_first_game
from bastide.server.games.hosting import Hosting, hosted, hosted_at
from bastide.server.games.importing import Imported, imported
from bastide.server.games.seats import Seat, new_seat, shortened
from bastide.server.games.story import new_story
from bastide.server.games.terms import Terms
from bastide.server.protocol.base import Aid
from bastide.server.protocol.my_games import GameSummary, MyGames
from bastide.server.protocol.replay import ImportedRecord
from bastide.server.protocol.setup import Created, NewGame, RematchWish, SeatChoice
from bastide.server.rooms.clock import now
from bastide.server.rooms.computers import Computers
from bastide.server.rooms.finishing import to_the_end
from bastide.server.rooms.judging import Judges
from bastide.server.rooms.room import Room, summary_of
from bastide.server.security.tokens import new_game_name, new_token
from bastide.server.settings import Settings
from bastide.server.storage import EVERYTHING, Search, Store, StoredGame
from bastide.server.threads import Threads
from bastide.tiles import edition

logger = logging.getLogger(__name__)


class Rooms:
    """The house that rooms are in. Between `start` and `stop` it has its file for itself.

    A game has one room at most, as long as anybody holds it. Rooms of late are kept for a while; others are forgotten,
    and made again from what is stored.
    """

    store: Store

    def __init__(self, settings: Settings, in_thread: Threads) -> None:
        self.settings = settings
        self.in_thread = in_thread
        patience = settings.thinking_time + settings.patience
        self.computers = Computers(settings.processes, Limit(settings.thinking_time), patience)
        self.judges = Judges(self)
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: dict[str, tuple[Room, float]] = {}  # with when they were last asked for
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._importing = asyncio.Lock()  # a long record takes a second, and the same one is brought in once
        self._hiding = asyncio.Lock()  # whoever hides a game last deletes it
        self.started = now()

    # Beginning and end

    async def start(self) -> None:
        """Open the file, and let computer players go on where they were."""
        self.store = await Store.open(self.settings.database)
        self._sweeper = asyncio.create_task(self._sweep())
        try:
            await self.store.delete_lost(before=now() - self.settings.lost_time)
            await self._resume()
        except BaseException:
            await self.stop()
            raise

    async def _resume(self) -> None:
        """Bring the rooms back in which computer players are to move."""
        for game in await self.store.waiting_for_computers():
            try:
                await self.find(game)
            except Exception:  # say, one by an edition that is no more; the others can go on
                logger.exception("The game %s cannot be played on", game)

    async def stop(self) -> None:
        """End everything; whatever was acknowledged is stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self._rooms.values()):
            room.close()
        self.computers.stop()
        await self.judges.stop()
        await self.store.close()

    # Games

    async def create(self, wish: NewGame, identity: str | None) -> Created:
        """Make and store a game for whoever has this identity (its hash). Raises BastideError."""
        hosting = hosting_for(wish)
        seats = tuple(new_seat(choice, identity, now()) for choice in wish.seats)
        room = await self._make(new_terms(hosting, in_order(wish.aids), identity), seats)
        return Created(game=room.terms.game, seats=[seat.token for seat in seats], watch=room.terms.watch)

    async def make_rematch(self, room: Room, wish: RematchWish) -> Room:
        """Make and store the game that follows a room's: the same people and options, with the seats turned by one."""
        before = room.terms
        hosting = before.hosting
        if not wish.same_tiles:
            hosting = hosting.again()
        seats = tuple(again(seat, before.creator) for seat in (*room.seats[1:], room.seats[0]))
        return await self._make(new_terms(hosting, before.aids, before.creator), seats, previous=before.game)

    async def bring_in(self, wish: ImportedRecord, identity: str | None) -> Created:
        """Make and store the game of a record; all its seats are those of this identity. Raises BastideError.

        Whoever brings in the same record again gets the game that there is.
        """
        async with self._importing:
            return await self._bring_in(wish, identity)

    async def _bring_in(self, wish: ImportedRecord, identity: str | None) -> Created:
        game = await self.in_thread(imported, wish.record)
        names = game.record.names or ("",) * game.record.players
        seats = tuple(new_seat(SeatChoice(kind="here", name=shortened(name)), identity, now()) for name in names)
        terms = replace(new_terms(game.hosting, aids_of(game), identity), are_aids_told=are_aids_told(game))
        same = await self.store.same_game(terms, seats, game.lines) if identity else None
        if same is not None:
            own = [seat.token if seat.identity == identity else None for seat in same.seats]
            return Created(game=same.terms.game, seats=own, watch=same.terms.watch)
        room = await self._make(terms, seats, told=game)
        return Created(game=room.terms.game, seats=[seat.token for seat in seats], watch=room.terms.watch)

    async def _make(
        self, terms: Terms, seats: Sequence[Seat], *, previous: str | None = None, told: Imported | None = None
    ) -> Room:
        """Make a game, which may follow a previous one, or have been played elsewhere already."""
        story, lines = (told.story, told.lines) if told else (new_story(terms.hosting), ())
        summary = summary_of(story, seats)
        await self.store.add(terms, seats, summary, previous, lines)
        room = Room(self, StoredGame(terms, tuple(seats), summary, None), story)
        self._keep(room)
        if any(seat.level is not None for seat in seats):
            self.computers.warm_up()
        room.wake()
        return room

    async def find(self, game: str) -> Room:
        """The room of a game. Raises ServerError if there is no such game."""
        room = self._rooms.get(game)
        if room is None:
            loading = self._loading.get(game)
            if loading is None:  # whoever else asks meanwhile gets the same room
                loading = self._loading[game] = asyncio.create_task(self._load(game))
                loading.add_done_callback(lambda _: self._loading.pop(game))
            room = await asyncio.shield(loading)
        self._keep(room)
        return room

    async def _load(self, game: str) -> Room:
        found = await self.store.load(game)
        if found is None:
            raise ServerError("game/unknown", game=game)
        stored, lines = found
        story = new_story(stored.terms.hosting)
        for line in lines:
            story = story.after([line])
            await asyncio.sleep(0)  # a long game must not delay the others
        room = Room(self, stored, story)
        self._rooms[game] = room
        room.wake()
        return room

    def _keep(self, room: Room) -> None:
        game = room.terms.game
        self._rooms[game] = room
        self._kept[game] = room, now()

    async def _sweep(self) -> None:
        """Let go of rooms that nobody has asked for in a while; those in use are held by who uses them."""
        while True:
            await asyncio.sleep(self.settings.idle_time / 2)
            long_ago = now() - self.settings.idle_time
            self._kept = {game: kept for game, kept in self._kept.items() if kept[1] > long_ago}

    # My games

    async def games_of(self, identity: str, search: Search = EVERYTHING) -> MyGames:
        """The games that whoever has this identity (its hash) sits in, has not hidden, and looks for."""
        listed = await self.store.games_of(identity, search)
        games = [self._summary(stored, identity) for stored in listed.games]
        return MyGames(games=games, has_more=listed.has_more)

    def _summary(self, stored: StoredGame, identity: str) -> GameSummary:
        room = self._rooms.get(stored.terms.game)
        own = [number for number, seat in enumerate(stored.seats) if seat.identity == identity and seat.is_person]
        return GameSummary(
            game=stored.terms.game,
            edition=stored.terms.hosting.edition.name,
            seats=[
                seat.info(is_present=room is not None and room.people.is_present(number))
                for number, seat in enumerate(stored.seats)
            ],
            yours=own,
            tokens=[seat.token if number in own else None for number, seat in enumerate(stored.seats)],
            laid=stored.terms.hosting.tiles_laid_before + stored.summary.turn,
            tiles=stored.terms.hosting.edition.tile_count,
            winners=list(stored.summary.winners),
            created=stored.terms.created,
            **{name: getattr(stored.summary, name) for name in SHOWN},
        )

    async def hide(self, game: str, identity: str) -> None:
        """Leave a game out of somebody's list. Raises ServerError.

        It goes once everybody has done so who has it in their list, unless somebody without a list needs it.
        """
        await to_the_end(self._hide(game, identity))

    async def _hide(self, game: str, identity: str) -> None:
        async with self._hiding:
            room = await self.find(game)
            if identity not in room.people.identities:
                raise ServerError("game/unknown", game=game)
            await self.store.hide(game, identity)
            if room.people.identities <= await self.store.hidden_for(game) and not room.people.has_guests:
                await self._delete(room)

    async def _delete(self, room: Room) -> None:
        """Delete a game. Who looks for it meanwhile still finds its room, so that there is never a second one."""
        await room.delete()
        self.judges.forget(room.terms.game)
        self._rooms.pop(room.terms.game, None)
        self._kept.pop(room.terms.game, None)
        if self._loading:  # rooms that may have read of it before it went
            await asyncio.wait(list(self._loading.values()))
        for other in list(self._rooms.values()):
            other.rematches.forget(room.terms.game)


SHOWN = ("scores", "player", "turn", "is_over", "changed")  # of a game in a list


def hosting_for(wish: NewGame) -> Hosting:
    """What the game that somebody wishes for is played with. Raises BastideError."""
    players = len(wish.seats)
    if wish.first_game:
        if wish.by_hand or wish.position is not None:
            raise ServerError("setup/first-game-alone")
        return hosted_first_game(beginning_of(first_game().beginning, players))
    if wish.by_hand and any(seat.kind != "here" for seat in wish.seats):
        raise ServerError("setup/by-hand-seats")
    if wish.position is not None:
        return hosted_at(beginning_of(wish.position, players), by_hand=wish.by_hand)
    first = secrets.randbelow(players) if wish.first is None else wish.first
    options = Options(wish.farmers, wish.draw_ahead, first)
    check_setup(players, options)
    return hosted(edition(wish.edition), players, options, by_hand=wish.by_hand)


def beginning_of(text: str, players: int) -> Game:
    """The position that a game of so many players is to begin at. Raises BastideError."""
    position = Game.parse(text)
    if position.players != players:
        raise ServerError("setup/position-seats", seats=players, players=position.players)
    if position.is_over:
        raise ServerError("setup/position-over")
    return position


def aids_of(game: Imported) -> tuple[Aid, ...]:
    """The aids that a record names. Without any, a game that is over has all, and one that goes on has none."""
    return in_order(game.record.aids) if are_aids_told(game) else AIDS


def are_aids_told(game: Imported) -> bool:
    return bool(game.record.aids) or not game.story.is_over


def new_terms(hosting: Hosting, aids: tuple[Aid, ...], creator: str | None) -> Terms:
    return Terms(new_game_name(), hosting, aids, creator, new_token(), now())


def again(seat: Seat, creator: str | None) -> Seat:
    """The seat of the same person or player in the next game; who was replaced sits there again."""
    if seat.token is None:
        return replace(seat, last_seen=now())
    is_here = seat.identity is not None and seat.identity == creator
    kind = seat.kind if seat.is_person else "here" if is_here else "away"
    return replace(seat, kind=kind, level=None, token=new_token(), has_resigned=False, last_seen=now())
