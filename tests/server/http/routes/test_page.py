"""Routes and files of the page."""

from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from bastide.server.http.errors import install_error_handlers
from bastide.server.http.routes.page import missing_page, page_routes, read_page


def client_of(folder: Path) -> TestClient:
    app = FastAPI()
    files = read_page(folder)
    app.include_router(page_routes(files))
    install_error_handlers(app, missing_page(files))
    return TestClient(app)


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    for name, text in {
        "index.html": "<!doctype html>",
        "assets/index-abc.js": "x" * 1000,
        "assets/table-abc.css": "p {}",
        "assets/table-abc.js": "1",
        "fonts/serif-abc.woff2": "font",
        "icon.svg": "<svg/>",
        "manifest.webmanifest": "{}",
        "worker.js": "0",
        ".stamp": "secret",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return client_of(tmp_path)


@pytest.mark.parametrize("path", ["/", "/game/abc", "/licences"])
def test_all_page_paths_serve_the_same_file(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.text == "<!doctype html>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_game_page_preloads_its_files(client: TestClient) -> None:
    assert client.get("/game/abc").headers["link"] == (
        "</assets/table-abc.css>; rel=preload; as=style; crossorigin, "
        "</assets/table-abc.js>; rel=modulepreload; crossorigin"
    )
    assert "link" not in client.get("/").headers


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/assets/index-abc.js", "javascript", "immutable"),
        ("/fonts/serif-abc.woff2", "font/woff2", "immutable"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/worker.js?language=hu", "javascript", "no-cache"),
    ],
)
def test_hashed_files_are_cached_forever(client: TestClient, path: str, kind: str, keep: str) -> None:
    headers = client.get(path).headers
    assert kind in headers["content-type"]
    assert keep in headers["cache-control"]


def test_scripts_are_compressed(client: TestClient) -> None:
    answer = client.get("/assets/index-abc.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "x" * 1000


@pytest.mark.parametrize("path", ["/.stamp", "/../page.py", "/assets/", "/assets/../../page.py", "/index.js"])
def test_nothing_else_is_served(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/nonsense", "/game", "/game/a/b", "/game/"])
def test_unknown_path_shows_browsers_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")


@pytest.mark.parametrize(
    ("path", "accept"), [("/nonsense", "*/*"), ("/api/nonsense", "text/html"), ("/pictures/a/b/c.svg", "text/html")]
)
def test_unknown_path_answers_programs_in_json(client: TestClient, path: str, accept: str) -> None:
    answer = client.get(path, headers={"Accept": accept})
    assert (answer.status_code, answer.json()["code"]) == (404, "request/unknown-path")


def test_missing_build_is_reported(tmp_path: Path) -> None:
    answer = client_of(tmp_path / "nowhere").get("/")
    assert answer.status_code == 503
    assert "has not been built" in answer.text
