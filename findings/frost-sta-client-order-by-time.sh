#!/usr/bin/env bash
# Subject: the first ten counts of a sensor, asked from a SensorThings service with frost-sta-client 1.1.53 (PyPI), in the order of
# their time.
# One would guess: the earliest ten: `$orderby` of SensorThings and OData is ascending where nothing else is said.
# What happens: the client says something else: it adds DESC to the criterion, so these are the latest ten. Two criteria, as OData
# has them with a comma, go in two directions.
# Seen:
#   orderby("phenomenonTime")        asks for $orderby=phenomenonTime DESC
#   orderby("phenomenonTime", "asc") asks for $orderby=phenomenonTime asc
#   orderby("result,phenomenonTime") asks for $orderby=result,phenomenonTime DESC
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'frost-sta-client==1.1.53'
cat >show.py <<'PYTHON'
import http.server
import threading
import urllib.parse

import frost_sta_client

asked = []


class Service(http.server.BaseHTTPRequestHandler):
    """A service that has no counts and remembers what it is asked for."""

    def do_GET(self):
        asked.append(urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)["$orderby"][0])
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b'{"value": []}')

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
threading.Thread(target=server.serve_forever, daemon=True).start()
service = frost_sta_client.SensorThingsService(f"http://127.0.0.1:{server.server_port}/v1.1")
for arguments in (("phenomenonTime",), ("phenomenonTime", "asc"), ("result,phenomenonTime",)):
    service.observations().query().orderby(*arguments).top(10).list()
    call = ", ".join(f'"{argument}"' for argument in arguments)
    print(f"orderby({call})".ljust(32), f"asks for $orderby={asked[-1]}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
