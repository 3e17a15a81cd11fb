"""Earlier turns of a game."""

import pytest

from bastide.server.game.records import import_record
from bastide.server.game.replay import earlier_histories, history_at
from tests.server.game.test_records import random_game


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_all_turns_agree_with_single_turns(edition: str) -> None:
    history = import_record(str(random_game(edition, 30).record())).history
    histories = list(earlier_histories(history))
    assert [each.turn for each in histories] == [*range(30, -1, -1)]
    for each in histories:
        alone = history_at(history, each.turn)
        assert each.game.text() == alone.game.text()
        assert (each.pieces, each.turns) == (alone.pieces, alone.turns)
        assert (each.version, each.log, each.resigned) == (each.turn, alone.log, alone.resigned)
    assert histories[0].game.text() == history.game.text()
    assert history.game.turn == 30
