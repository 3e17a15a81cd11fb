"""The installable app: its manifest, and its service worker without a connection and after an update."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.server.http.routes.page import FOLDER, read_page
from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browsers import NARROW, Browsers
from tests.browser.helpers.live_server import LiveServer
from tests.browser.helpers.waiting import wait_until_fitting
from tests.server.helpers.servers import live_server

pytestmark = pytest.mark.browser
CONTROLLED = """
async () => {
    const workers = navigator.serviceWorker;
    if (!workers.controller) await new Promise(done => workers.addEventListener("controllerchange", done));
}
"""
CACHED = """
async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
}
"""
UNTIL_ACTIVE = """
async language => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.active.scriptURL.endsWith(language)) await new Promise(requestAnimationFrame);
}
"""
UNTIL_CACHED = f"""
async paths => {{
    const missing = async () => {{
        const urls = await ({CACHED})();
        return paths.some(path => !urls.includes(location.origin + path));
    }};
    while (await missing()) await new Promise(requestAnimationFrame);
}}
"""
UNTIL_ALONE = "async name => { while (String(await caches.keys()) !== name) await new Promise(requestAnimationFrame); }"
INSTALLABLE = "Page.getInstallabilityErrors"


def app_page(browsers: Browsers, path: str = "/", **settings: Any) -> Page:
    """Open a page, and wait until its service worker controls it."""
    page = browsers.page(may_disconnect=True, service_workers="allow", **settings)
    page.goto(path)
    page.evaluate(CONTROLLED)
    return page


def cached_paths(page: Page) -> list[str]:
    """Return the cached addresses, without the server's own part."""
    return [re.sub(r"^https?://[^/]+", "", url) for url in page.evaluate(CACHED)]


def test_app_can_be_installed(browsers: Browsers) -> None:
    page = app_page(browsers)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())")
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Bastide", "/", "standalone")
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async src => { const image = new Image(); image.src = src; await image.decode(); "
            "return `${image.naturalWidth}x${image.naturalHeight}`; }",
            icon["src"],
        )
        assert size == icon["sizes"]
    errors = page.context.new_cdp_session(page).send(INSTALLABLE)["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_shell_and_rules_open_offline(browsers: Browsers) -> None:
    page = app_page(browsers, locale="hu-HU")
    page.context.set_offline(True)
    page.goto("/rules/modern")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Szabályok")
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/")
    expect(page.locator(".dock button")).to_be_visible()


def test_examples_of_read_rules_open_offline(browsers: Browsers) -> None:
    page = app_page(browsers)
    page.goto("/rules/modern")
    expect(page.locator("[data-example]").first).to_be_visible()
    names = page.locator("[data-example]").evaluate_all("found => found.map(one => one.dataset.example)")
    assert names
    page.evaluate(UNTIL_CACHED, [f"/api/rules/modern/examples/{name}" for name in names])
    page.context.set_offline(True)
    page.reload()
    last = page.locator("[data-example]").last
    last.scroll_into_view_if_needed()
    expect(last.locator("canvas").first).to_be_visible()


def test_chosen_language_opens_offline(browsers: Browsers) -> None:
    page = app_page(browsers)
    page.get_by_role("combobox", name="Language").select_option("da")
    page.evaluate(UNTIL_ACTIVE, "language=da")
    page.context.set_offline(True)
    page.goto("/learn")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_worker_stores_no_games_and_no_tokens(browsers: Browsers, server: LiveServer) -> None:
    page = app_page(browsers)
    game = server.game("Ann", "Bob")
    page.goto(game.link(0))
    expect(page.locator("canvas").first).to_be_visible()
    page.goto(f"/replay/{game.name}#watch={game.watch}")
    expect(page.get_by_role("slider", name="Turn")).to_be_visible()
    page.goto("/games?player=Ann")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    cached = cached_paths(page)
    assert "/" in cached
    stored = re.compile(r"/(|api/(setup|rules.*|editions/.*)|(assets|fonts|pictures)/.*)")
    assert [path for path in cached if not stored.fullmatch(path)] == []
    assert not any(secret in path for path in cached for secret in (game.name, game.watch, *game.seats) if secret)


# Updates


def copy_of_page(folder: Path, version: str) -> Path:
    """Return a copy of the built page as another version of it: another start script, HTML and worker."""
    shutil.copytree(FOLDER, folder)
    index, worker = folder / "index.html", folder / "worker.js"
    (start,) = re.findall(r"/assets/(start-[\w-]+)\.js", index.read_text(encoding="utf-8"))
    for file in (index, worker):
        text = file.read_text(encoding="utf-8").replace(f"/assets/{start}.js", f"/assets/start-{version}.js")
        text = re.sub(r'"version":"\w+"', f'"version":"{version}"', text)
        file.write_text(text.replace("<title>", f'<meta name="test" content="{version}" /><title>'), encoding="utf-8")
    (folder / "assets" / f"start-{version}.js").write_text(f'import "./{start}.js";', encoding="utf-8")
    return folder


@contextmanager
def serve(folder: Path, data: Path, port: int = 0) -> Iterator[str]:
    """Run a server with a page of its own."""
    with patch("bastide.server.app.read_page", lambda: read_page(folder)), live_server(data, port=port) as address:
        yield address


def version_shown(page: Page) -> str | None:
    return page.locator("meta[name=test]").get_attribute("content")


def wait_for_cache(page: Page, version: str) -> None:
    """Wait until only the cache of a version is left."""
    page.evaluate(UNTIL_ALONE, f"bastide-{version}")


def test_update_replaces_the_shell(browsers: Browsers, tmp_path: Path) -> None:
    first, second = (copy_of_page(tmp_path / version, version) for version in ("one", "two"))
    with serve(first, tmp_path / "data") as address:
        page = app_page(browsers, address)
        wait_for_cache(page, "one")
    page.reload()  # the server is stopped
    expect(page.get_by_role("banner")).to_be_visible()
    assert version_shown(page) == "one"
    with serve(second, tmp_path / "data", int(address.rsplit(":", 1)[1])):
        page.reload()
        expect(page.get_by_role("banner")).to_be_visible()
        assert version_shown(page) == "two"  # at the first visit, although the old worker is still there
        wait_for_cache(page, "two")
    page.reload()
    expect(page.get_by_role("banner")).to_be_visible()
    assert version_shown(page) == "two"
    assert [path for path in cached_paths(page) if "start-one" in path] == []


# The score pad


def begin_by_hand(browsers: Browsers, **settings: Any) -> Page:
    """Begin a game at a real table with one turn, in a page that its service worker controls."""
    page = app_page(browsers, "/by-hand", **settings)
    for colour, name in (("Red", "Ann"), ("Blue", "Bob")):
        page.get_by_label(f"{colour}’s name").fill(name)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="Tiles left")).to_be_visible()
    return page


def note(page: Page, name: str, feature: str, points: int) -> None:
    """Add an entry to the tally."""
    form = page.get_by_role("form", name="New note")
    form.get_by_text(name, exact=True).click()
    form.get_by_label("Feature").select_option(label=feature)
    form.get_by_label("Points").fill(str(points))
    form.get_by_role("button", name="Note").click()


def notes(page: Page) -> Locator:
    return page.get_by_role("region", name="Waiting for the server").get_by_role("listitem")


def tally_lines(page: Page) -> Locator:
    return page.get_by_role("region", name="Log").get_by_role("listitem").filter(has_text="Counted offline")


def test_tally_is_kept_offline_and_attached(browsers: Browsers) -> None:
    page = begin_by_hand(browsers)
    page.context.set_offline(True)
    page.get_by_role("button", name="Note points").click()
    expect(page.get_by_role("heading", name="Score pad")).to_be_visible()
    expect(page.locator("canvas").first).to_be_visible()
    note(page, "Bob", "city", 8)
    note(page, "Ann", "road", 1)
    page.reload()
    expect(notes(page)).to_have_text(["Bob: city, 8 points", "Ann: road, 1 point"], use_inner_text=True)
    expect(page.locator("canvas").first).to_be_visible()
    note(page, "Ann", "field", 100)
    page.get_by_role("button", name="Remove: Ann: field, 100 points").click()
    expect(notes(page)).to_have_count(2)
    page.context.set_offline(False)
    expect(tally_lines(page)).to_have_count(2)
    expect(tally_lines(page).nth(1)).to_contain_text("Bob, city, 8 points")
    expect(tally_lines(page).nth(0)).to_contain_text("Ann, road, 1 point")
    page.reload()
    expect(tally_lines(page)).to_have_count(2)
    page.goto("/by-hand")
    page.get_by_role("link", name="Back to the last game").click()
    expect(tally_lines(page)).to_have_count(2)


def test_tally_is_attached_from_any_page(browsers: Browsers) -> None:
    page = begin_by_hand(browsers)
    game = page.url
    page.context.set_offline(True)
    page.reload()
    note(page, "Ann", "monastery", 9)
    page.context.set_offline(False)
    with page.expect_response(re.compile("/commands$")) as answer:
        page.goto("/learn")
    assert answer.value.ok
    page.goto(game)
    expect(tally_lines(page)).to_have_count(1)


@pytest.mark.parametrize("settings", [{}, {"viewport": NARROW, "color_scheme": "dark"}], ids=["wide", "narrow"])
def test_score_pad_is_accessible(browsers: Browsers, settings: dict[str, Any]) -> None:
    page = begin_by_hand(browsers, **settings)
    page.context.set_offline(True)
    page.reload()
    note(page, "Ann", "city", 12)
    expect(notes(page)).to_have_count(1)
    wait_until_fitting(page)
    assert serious_faults(page) == []


def test_page_says_why_it_cannot_be_installed(browsers: Browsers) -> None:
    page = browsers.page()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto("/by-hand")
    expect(page.get_by_text("need a page over https")).to_be_visible()


def test_install_button_appears_with_the_offer(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/by-hand")
    button = page.get_by_role("button", name="Install")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(button).to_have_count(0)
    page.evaluate(
        "dispatchEvent(Object.assign(new Event('beforeinstallprompt'), "
        "{ prompt: async () => { document.title = 'asked'; } }))"
    )
    button.click()
    expect(page).to_have_title("asked")
    expect(button).to_have_count(0)
