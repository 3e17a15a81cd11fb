"""The score track: whatever the scores are, shields and the laps beside them are seen whole."""

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.guests import Guests
from tests.browser.host import Host

pytestmark = pytest.mark.browser
IS_SEEN_WHOLE = """badge => {
    const {left, top, right, bottom} = badge.getBoundingClientRect();
    const corners = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]];
    badge.closest("ul").style.pointerEvents = "auto";
    return corners.every(([x, y]) => badge.contains(document.elementFromPoint(x, y)));
}"""


def give_scores(page: Page, scores: list[int]) -> None:
    """Let the server seem to say that the scores are these."""

    def change(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if "facts" in said:
                said["facts"]["scores"] = scores
            near.send(json.dumps(said))

        far.on_message(hear)

    page.route_web_socket("**/socket", change)


def laps(page: Page) -> Locator:
    return page.get_by_role("list", name="Score track").locator("li b")


@pytest.mark.parametrize("width", [1440, 1000])
@pytest.mark.parametrize("scores", [[66, 74, 121, 65], [50, 100, 75, 90], [99, 149, 140, 91]], ids=str)
def test_laps_are_seen_on_every_side_of_the_track(guests: Guests, host: Host, width: int, scores: list[int]) -> None:
    page = guests.page(viewport={"width": width, "height": 800})
    give_scores(page, scores)
    page.goto(host.game("Ann", "Bob", "Cid", "Dan").link(0))
    expect(laps(page)).to_have_text([f"+{score // 50 * 50}" for score in scores])
    for badge in laps(page).all():
        assert badge.evaluate(IS_SEEN_WHOLE)
