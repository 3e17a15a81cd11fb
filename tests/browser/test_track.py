"""The score track: shields and laps are fully visible for all scores."""

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveServer
from tests.browser.helpers.waiting import wait_for_all

pytestmark = pytest.mark.browser
IS_UNCOVERED = """badge => {
    const {left, top, right, bottom} = badge.getBoundingClientRect();
    const corners = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]];
    badge.closest("ul").style.pointerEvents = "auto";
    return corners.every(([x, y]) => badge.contains(document.elementFromPoint(x, y)));
}"""


def fake_scores(page: Page, scores: list[int]) -> None:
    """Replace the scores in the messages of the server."""

    def change(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if "facts" in message:
                message["facts"]["scores"] = scores
            near.send(json.dumps(message))

        far.on_message(forward)

    page.route_web_socket("**/socket", change)


def laps(page: Page) -> Locator:
    return page.get_by_role("list", name="Score track").locator("li b")


@pytest.mark.parametrize("width", [1440, 1000])
@pytest.mark.parametrize("scores", [[66, 74, 121, 65], [50, 100, 75, 90], [99, 149, 140, 91]], ids=str)
def test_laps_are_visible_on_every_side_of_the_track(
    browsers: Browsers, server: LiveServer, width: int, scores: list[int]
) -> None:
    page = browsers.page(viewport={"width": width, "height": 800})
    fake_scores(page, scores)
    page.goto(server.game("Ann", "Bob", "Cid", "Dan").link(0))
    expect(laps(page)).to_have_text([f"+{score // 50 * 50}" for score in scores])
    wait_for_all(laps(page), IS_UNCOVERED)
