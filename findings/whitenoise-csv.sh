#!/usr/bin/env bash
# Subject: the media types of open data served by WhiteNoise 6.12.0 (PyPI).
# One would guess: text/csv and application/geo+json, or what Python's own mimetypes say: text/csv at least.
# What happens: both are application/octet-stream; its list is its own, and includes neither.
# Seen: csv application/octet-stream (mimetypes text/csv), geojson application/octet-stream
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'whitenoise==6.12.0'
mkdir site
echo 'fix,t_min' >site/fixes.csv
echo '{"type":"FeatureCollection","features":[]}' >site/fixes.geojson
venv/bin/python - <<'PYTHON'
import mimetypes

from whitenoise import WhiteNoise


def type_of(path):
    headers = {}
    app = WhiteNoise(lambda environ, start: [], root="site")
    list(app({"PATH_INFO": path, "REQUEST_METHOD": "GET"}, lambda status, sent: headers.update(sent)))
    return headers["Content-Type"]


known = mimetypes.guess_type("fixes.csv")[0]
seen = f"csv {type_of('/fixes.csv')} (mimetypes {known}), geojson {type_of('/fixes.geojson')}"
print(seen)
expected = "csv application/octet-stream (mimetypes text/csv), geojson application/octet-stream"
assert seen == expected, "the behaviour has changed"
PYTHON
