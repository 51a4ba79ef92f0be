#!/usr/bin/env bash
# Subject: the title of an article by goose3 3.1.22 (PyPI), on a page that states og:site_name.
# One would guess: the site's name is taken off the end of a title, behind a mark such as |.
# What happens: it is taken out wherever it stands, in the middle of a sentence and at its beginning, too.
# Seen: ['Roads on ice', 'About : roads, ice, people', 'at work: three winters']
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'goose3==3.1.22'
venv/bin/python -W ignore - <<'PYTHON'
from goose3 import Goose

text = "<p>" + "The ice road opens when the lake has carried trucks for three nights in a row. " * 6 + "</p>"
head = '<title>{}</title><meta property="og:site_name" content="Northway">'
page = f"<html><head>{head}</head><body><article>{text * 3}</article></body></html>"
titles = ("Roads on ice | Northway", "About Northway: roads, ice, people", "Northway at work: three winters")
with Goose({"enable_image_fetching": False}) as goose:
    seen = [goose.extract(raw_html=page.format(title)).title for title in titles]
print(seen)
assert seen == ["Roads on ice", "About : roads, ice, people", "at work: three winters"], "the behaviour has changed"
PYTHON
