#!/usr/bin/env bash
# Subject: a map of Ottawa, asked from a WMS 1.3.0 by OWSLib 0.35.0 (PyPI) in three coordinate systems of North America whose
# first axis is the latitude.
# One would guess: the bounds are given as west, south, east, north, and sent in the order of the system's axes.
# What happens: for systems that its table lacks they are sent as they are given, without a warning, so a server that keeps to the
# standard draws 75° south, 45° east. Those of today's surveys in Canada and the USA are among them.
# Seen: bounds as they are sent, and the first axis by pyproj 3.7.2
#   EPSG:4617 NAD83(CSRS)   45.3,-75.8,45.5,-75.6 north
#   EPSG:8251 NAD83(CSRS)v6 -75.8,45.3,-75.6,45.5 north
#   EPSG:6318 NAD83(2011)   -75.8,45.3,-75.6,45.5 north
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'OWSLib==0.35.0' 'pyproj==3.7.2'
cat >show.py <<'PYTHON'
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from urllib.parse import parse_qs, urlsplit

from owslib.wms import WebMapService
from pyproj import CRS

CAPABILITIES = """<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms"
  xmlns:xlink="http://www.w3.org/1999/xlink"><Service><Name>WMS</Name><Title>Test</Title></Service><Capability><Request><GetMap>
  <Format>image/png</Format><DCPType><HTTP><Get><OnlineResource xlink:href="http://127.0.0.1:{port}/"/></Get></HTTP></DCPType>
  </GetMap></Request><Layer><Title>All</Title><Layer><Name>streets</Name><Title>Streets</Title></Layer></Layer></Capability>
  </WMS_Capabilities>"""
asked = []


class Maps(BaseHTTPRequestHandler):
    def do_GET(self):
        asked.append(parse_qs(urlsplit(self.path).query))
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Maps)
Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}/"
service = WebMapService(address, version="1.3.0", xml=CAPABILITIES.format(port=server.server_port).encode())
for code in ("EPSG:4617", "EPSG:8251", "EPSG:6318"):
    service.getmap(layers=["streets"], srs=code, bbox=(-75.8, 45.3, -75.6, 45.5), size=(256, 256), format="image/png")
    system = CRS(code)
    print(code, system.name.ljust(13), asked[-1]["bbox"][0], system.axis_info[0].direction)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
