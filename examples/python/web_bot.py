#!/usr/bin/env python3
"""A bot that plays at a server's tables over HTTP, with nothing but the standard library.

    python3 web_bot.py http://127.0.0.1:8018/join/INVITE      sits down by an invite, and plays
    python3 web_bot.py http://127.0.0.1:8018 TOKEN            plays at every table of a player

The token is the value of the player's cookie `ingenio`. The bot ends when no game goes on any
more. Everything it may ask is described at /api/v1/openapi.json, and for people at /api.
Put your own idea into `choose`.
"""

import http.cookiejar
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


def choose(table):
    """The path of one of the decisions that are open to `table["seat"]`."""
    return random.choice(table["choices"])


def sit_down(invite, name="Python"):
    """Sits down by an invite; gives the server's address and the new player's token."""
    cookies = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
    browser.open(invite).read()
    browser.open(invite, urllib.parse.urlencode({"name": name}).encode()).read()
    token = next(cookie.value for cookie in cookies if cookie.name == "ingenio")
    return urllib.parse.urljoin(invite, "/"), token


class Server:
    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/"), token

    def ask(self, path, body=None):
        """What the server answers; whoever asks too much waits as long as it says."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data)
        request.add_header("Authorization", f"Bearer {self.token}")
        while True:
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(int(error.headers.get("Retry-After", 1)))

    def decide(self, table, seat):
        """Answers the question that a seat is asked, if it still is."""
        table = self.ask(f"/api/v1/tables/{table}?seat={seat}")
        if table["decision"] is None:
            return
        # The id makes it safe to send the same move again: it is made once.
        move = {"decision": table["decision"], "path": choose(table), "seat": seat}
        try:
            self.ask(f"/api/v1/tables/{table['id']}/moves", move | {"id": str(uuid.uuid4())})
        except urllib.error.HTTPError as error:
            if error.code != 409:
                raise
            # Somebody took back what the question came from; the next look shows what is asked.

    def play(self):
        """Plays until no game goes on any more; gives the tables as they are then."""
        while True:
            tables = self.ask("/api/v1/tables")["tables"]
            if all(table["state"] in ("over", "closed") for table in tables):
                return tables
            mine = [(table["id"], seat) for table in tables for seat in table["seats"]
                    if table["state"] == "playing" and seat in table["asked"]]
            for table, seat in mine:
                self.decide(table, seat)
            if not mine:
                time.sleep(0.2)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit("web_bot.py: say INVITE, or the server's ADDRESS and a TOKEN")
    server = Server(*(sys.argv[1:] if len(sys.argv) == 3 else sit_down(sys.argv[1])))
    for table in server.play():
        end = server.ask(f"/api/v1/tables/{table['id']}")["end"]
        print(json.dumps({"table": table["id"], "game": table["game"], "seats": table["seats"], "end": end}))


if __name__ == "__main__":
    try:
        main()
    except urllib.error.HTTPError as error:
        reason = "the token is not known there" if error.code == 401 else error
        sys.exit(f"web_bot.py: {error.url}: {reason}")
    except (OSError, ValueError) as error:
        sys.exit(f"web_bot.py: {sys.argv[1]}: {error}")
