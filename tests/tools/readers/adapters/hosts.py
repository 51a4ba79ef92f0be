# `npm run readers`: runs one PyPI package of kinds/hosts.ts (static servers) on the built site, and prints what it read.

import html
import re

from input import pages, root, show


def title(text):
    found = re.search(r"<title>([^<]*)", text)
    return html.unescape(found.group(1)) if found else ""


def answers(app):
    from starlette.testclient import TestClient

    client = TestClient(app)
    return {
        "each page at its address": {page["path"]: title(client.get("/" + page["path"]).text) for page in pages},
        "an unknown address": client.get("/nowhere").status_code,
        "fixes.csv": client.get("/data/fixes.csv").headers["content-type"].split(";")[0],
    }


def starlette():
    from starlette.applications import Starlette
    from starlette.routing import Mount
    from starlette.staticfiles import StaticFiles

    return answers(Starlette(routes=[Mount("/", StaticFiles(directory=root, html=True))]))


def whitenoise():
    from whitenoise import WhiteNoise

    def missing(_, start):
        start("404 Not Found", [("Content-Type", "text/plain")])
        return [b"Not Found"]

    app = WhiteNoise(missing, root=root, index_file=True)

    def get(path):
        seen = {}
        environ = {"PATH_INFO": path, "REQUEST_METHOD": "GET"}
        body = app(environ, lambda status, headers: seen.update(status=int(status[:3]), headers=dict(headers)))
        return seen, b"".join(body).decode()

    return {
        "each page at its address": {page["path"]: title(get("/" + page["path"])[1]) for page in pages},
        "an unknown address": get("/nowhere")[0]["status"],
        "fixes.csv": get("/data/fixes.csv")[0]["headers"]["Content-Type"].split(";")[0],
    }


show({"starlette": starlette, "whitenoise": whitenoise})
