"""Links for other people: QR codes, the share sheet, and warnings about links that others cannot open."""

import json

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveServer
from tests.server.helpers.servers import fetch_json

pytestmark = pytest.mark.browser
SHARED_BASE = "https://games.example.org"
SHEET = """
navigator.canShare = () => true;
navigator.share = async ({ url }) => { window.sharedLink = url; };
"""
INSECURE = 'Object.defineProperty(window, "isSecureContext", { value: false })'


def share_address(page: Page, server: LiveServer) -> None:
    """Make the page believe that others can reach the server."""
    setup = {**fetch_json(f"{server.address}/api/setup"), "base": SHARED_BASE, "is_shared": True}

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(setup))

    page.route("**/api/setup", answer)


def open_shares(page: Page, server: LiveServer) -> Locator:
    """Open a game and the list of its links."""
    page.goto(server.game("Ann", "Bob").link(0))
    page.get_by_role("button", name="Share", exact=True).click()
    watching = page.get_by_label("For spectators")
    expect(watching.first).to_be_visible()
    return watching.first


def test_local_links_carry_a_warning(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page()
    open_shares(page, server)
    rows = page.locator(".row:has(input[readonly])")
    expect(page.get_by_role("textbox", name="Your other devices")).to_be_visible()
    expect(rows.filter(has_not_text="works on this computer only")).to_have_count(0)
    expect(page.get_by_text("Links work on this computer only.")).to_be_visible()
    expect(page.get_by_role("button", name="QR code")).to_have_count(0)


def test_waiting_card_warns_about_a_local_link(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/")
    page.get_by_role("radiogroup", name="Who plays Blue").get_by_title("Remote").click()
    page.locator(".dock button").click()
    card = page.locator(".invitations")
    expect(card).to_contain_text("Send this link")
    expect(card).to_contain_text("works on this computer only")
    expect(card).to_contain_text("./play --lan")


def test_qr_code_is_dark_on_white(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page(color_scheme="dark")
    share_address(page, server)
    open_shares(page, server)
    page.get_by_role("button", name="QR code: For spectators").click()
    code = page.get_by_role("img", name="QR code: For spectators")
    expect(code).to_be_visible()
    assert [code.locator(shape).get_attribute("fill") for shape in ("rect", "path")] == ["#fff", "#000"]
    page.get_by_role("button", name="QR code: For spectators").click()
    expect(code).to_have_count(0)


def test_share_sheet_gets_the_link(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page()
    page.add_init_script(SHEET)
    share_address(page, server)
    field = open_shares(page, server)
    page.get_by_role("button", name="Share with another app: For spectators").click()
    assert page.evaluate("window.sharedLink") == field.input_value()
    assert field.input_value().startswith(f"{SHARED_BASE}/game/")


def test_insecure_page_says_why_there_is_no_share_sheet(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page()
    page.add_init_script(INSECURE)
    share_address(page, server)
    open_shares(page, server)
    expect(page.get_by_text("Sharing with other apps needs a page over https.")).to_be_visible()
