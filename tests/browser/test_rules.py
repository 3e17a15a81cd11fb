"""The rules: examples, chapters and the comparison of editions."""

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.tiles import edition_names
from tests.browser.helpers.browsers import Browsers

pytestmark = pytest.mark.browser


def example(page: Page, name: str) -> Locator:
    """Return the board of an example when it is ready."""
    card = page.locator(f"[data-example='{name}']")
    card.scroll_into_view_if_needed()
    expect(card.get_by_role("button", name="Next step")).to_be_visible()
    return card


def test_example_is_stepped_through_and_translated(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/")
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Slovak").click()
    expect(page.get_by_role("heading", level=1, name="Rules: Slovak")).to_be_visible()
    page.get_by_role("link", name="Cities").first.click()
    expect(page.get_by_role("heading", name="Cities")).to_be_in_viewport()
    card = example(page, "04-city-of-two")
    for _ in range(2):
        card.get_by_role("button", name="Next step").click()
    expect(card.get_by_text("Red scores 2 for a city of 2 tiles.")).to_be_visible()
    card.locator("label", has_text="Hungarian").click()
    for _ in range(2):
        card.get_by_role("button", name="Next step").click()
    expect(card.get_by_text("Red scores 4 for a city of 2 tiles.")).to_be_visible()
    page.locator("header select").select_option("sk")
    expect(card.get_by_role("heading", name="Najmenšie mesto")).to_be_visible()
    expect(card.get_by_text("Červený získava 4 body")).to_be_visible()


def test_example_shows_places_for_a_piece(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/rules/danish/followers")
    card = example(page, "10-city-taken-farmer-or-robber")
    card.get_by_role("button", name="Next step").click()
    expect(card.locator(".ghost")).to_have_count(3)
    expect(card.get_by_text("Blue may place:")).to_be_visible()


def test_next_tile_is_shown_before_it_is_laid(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/rules/slovak/cities")
    card = example(page, "04-city-of-two")
    tile = card.locator(".start img")
    expect(tile).to_be_visible()
    expect(tile).to_have_js_property("complete", True)
    expect(tile).not_to_have_js_property("naturalWidth", 0)
    card.get_by_role("button", name="Next step").click()
    expect(tile).to_have_count(0)


def test_chapter_of_the_url_is_marked_until_scrolling(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/rules/hunters/meadows")
    marked = page.get_by_role("navigation", name="Chapters").locator("[data-chapter][aria-current]")
    expect(marked).to_have_attribute("data-chapter", "meadows")
    expect(page.get_by_role("heading", name="Meadows", exact=True)).to_be_in_viewport()
    page.mouse.move(700, 400)
    page.mouse.wheel(0, -20_000)
    expect(marked).not_to_have_attribute("data-chapter", "meadows")


def test_editions_are_compared_side_by_side(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/rules/compare")
    table = page.get_by_role("region", name="The editions side by side")
    row = table.get_by_role("row", name="City or forest of two tiles")
    expect(row.get_by_role("cell")).to_have_text(["4", "4", "2", "2", "4", "4"])


def test_tab_passes_editions_without_opening_them(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/rules/danish")
    page.locator("nav summary", has_text="Danish").press("Enter")
    links = page.locator("nav details a")
    expect(links).to_have_count(len(edition_names()))
    names = [link.text_content() or "" for link in links.all()]
    for link in links.all()[:3]:
        page.keyboard.press("Tab")
        expect(link).to_be_focused()
        expect(page.get_by_role("heading", level=1)).to_have_text("Rules: Danish")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Rules: {names[2]}")
    assert names[2] != "Danish"


def test_missing_messages_are_fetched_again(browsers: Browsers) -> None:
    page = browsers.page(may_disconnect=True)
    page.route("**/assets/rules-*.js", lambda route: route.abort("internetdisconnected"), times=1)
    page.goto("/rules/slovak")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1, name="Rules: Slovak")).to_be_visible()


def test_rulebook_headings_are_quoted_in_their_language(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/rules/slovak/roads")
    page.locator("summary", has_text="rulebook").first.click()
    expect(page.locator("q[lang=sk]").first).to_be_visible()
