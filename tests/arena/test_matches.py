import pytest

from bastide import Game, IllegalMove, Move, SetupError
from bastide.arena.matches import Match, play_match, play_on, seat_seed
from bastide.players import Limit, player
from bastide.rules.record import Record

MATCH = Match("winter", ("greedy", "random", "random"))
HUNT = Match("hunters", ("greedy", "random", "random"))

both_matches = pytest.mark.parametrize("match", [MATCH, HUNT], ids=lambda match: match.edition)


@both_matches
def test_a_seed_tells_the_whole_game(match: Match) -> None:
    one, same, other = (play_match(match, seed) for seed in (7, 7, 8))
    assert one == same
    assert one != other


@both_matches
def test_result_is_that_of_the_record(match: Match) -> None:
    result = play_match(match, 7, keep_record=True)
    assert result.record is not None
    record = Record.parse(result.record)
    game = record.replay()
    outcome = game.outcome()
    assert outcome is not None
    assert (result.scores, result.winners, result.turns) == (outcome.scores, outcome.winners, game.turn)
    assert (record.names, record.seed) == (match.players, 7)
    assert result.seconds > 0


def test_no_record_is_kept_unless_it_is_wanted() -> None:
    assert play_match(MATCH, 7).record is None


def test_bonus_turns_are_turns() -> None:
    game = Record.parse(play_match(HUNT, 7, keep_record=True).record or "").replay()
    land = sum(not tile.is_bonus for tile in game.drawn_tiles())
    assert any(move.tile.is_bonus for move in game.moves)
    assert game.turn <= land + sum(move.tile.is_bonus for move in game.moves)


@pytest.mark.parametrize("rules", ["slovak", "hunters"])
def test_options_reach_the_game(rules: str) -> None:
    result = play_match(Match(rules, ("random", "random"), farmers=False, draw_ahead=True), 1, keep_record=True)
    assert result.record is not None
    assert "farmers: no\ndraw ahead: yes\n" in result.record


def test_seats_have_seeds_of_their_own() -> None:
    assert len({seat_seed(seed, seat) for seed in range(20) for seat in range(5)}) == 100


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (Match("modern", ("greedy", "oracle")), "There is no player “oracle”"),
        (Match("modern", ("greedy",)), "A game has 2 to 5 players, not 1"),
        (Match("modern", ("greedy",) * 6), "A game has 2 to 5 players, not 6"),
        (Match("medieval", ("greedy", "random")), "There is no edition “medieval”"),
    ],
)
def test_impossible_matches_are_refused(match: Match, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        match.check()


class Cheat:
    """A player who lays the tile where none lies."""

    name = "cheat"

    def choose(self, game: Game, limit: Limit) -> Move:
        return player("random", 1).choose(game, limit)._replace(x=50)


class Peeper:
    """A player who notes how much each game that it sees knows of what will be drawn."""

    name = "peeper"

    def __init__(self) -> None:
        self.seen: list[Game] = []

    def choose(self, game: Game, limit: Limit) -> Move:
        self.seen.append(game)
        return player("random", 1).choose(game, limit)


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_players_never_get_the_game_that_knows_the_order(rules: str) -> None:
    game, peeper = Game(rules, seed=1), Peeper()
    play_on(game, [peeper, peeper])
    assert len(peeper.seen) == game.turn
    assert not [seen for seen in peeper.seen if seen is game or seen.is_host]


def test_illegal_moves_are_refused() -> None:
    with pytest.raises(IllegalMove, match="shares no side with a tile"):
        play_on(Game("modern", seed=1), [Cheat(), Cheat()])
