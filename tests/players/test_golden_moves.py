"""Built-in players choose the same moves as long as their version is the same."""

from tests.players.helpers.golden_moves import FILE, golden_text


def test_moves_change_only_with_players_version() -> None:
    """Stored results have PLAYERS_VERSION in their key: see tests/players/helpers/golden_moves.py."""
    assert golden_text().splitlines() == FILE.read_text(encoding="utf-8").splitlines()
