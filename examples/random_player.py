"""A program that plays Carcassonne over HTTP: it creates a game against a computer player and plays random moves.

Start a server with `bastide serve`, then run `python examples/random_player.py [ADDRESS]`. Only the standard library
is needed.
"""

import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

API = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765") + "/api/games"


def request(path: str, token: str = "", body: object = None) -> Any:
    """Send a request and return the response, which can be read line by line."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        return urllib.request.urlopen(urllib.request.Request(API + path, data, headers))
    except urllib.error.HTTPError:
        raise  # the server has refused the request
    except urllib.error.URLError as error:
        sys.exit(f"There is no server at {API}: {error.reason}. Start one with: bastide serve")


def facts_of(game: str, token: str) -> Iterator[dict[str, Any]]:
    """Yield the facts after every turn from the stream of events, skipping empty lines (keep-alives)."""
    for line in request(f"/{game}/events", token):
        if line.strip() and "facts" in (message := json.loads(line)):
            yield message["facts"]


seats = [{"kind": "away", "name": "Dice"}, {"kind": "computer", "level": "greedy"}]
created = json.load(request("", body={"edition": "modern", "seats": seats, "aids": ["legal"]}))
game, token = created["game"], created["seats"][0]
for facts in facts_of(game, token):
    if facts["winners"] is not None:
        print("scores:", *facts["scores"])
        break
    if facts["choices"]:
        choice = random.choice(facts["choices"])
        move = {name: choice[name] for name in ("x", "y", "rotation")}
        move["place"] = random.choice(choice["places"])  # 0: no follower
        request(f"/{game}/commands", token, {"do": "move", "version": facts["version"], "seat": 0, "move": move})
