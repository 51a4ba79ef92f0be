#!/usr/bin/env bash
# Subject: the extent of a STAC collection with an item across 180°, by pystac 1.15.2 (PyPI).
# One would guess: a box that holds all items: across 180° as theirs, or around the Earth.
# What happens: west and east are compared as numbers. The box is small and looks right, and ends short of 180°: half of
# the first item is outside, and a search east of 180° passes over the collection.
# Seen: items [175, -20, -175, -10] and [176, -18, 178, -12], extent [175, -20, 178, -10]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pystac==1.15.2'
venv/bin/python - <<'PYTHON'
from datetime import datetime, timezone

import pystac

BOXES = [175, -20, -175, -10], [176, -18, 178, -12]
items = [
    pystac.Item(str(number), {"type": "Point", "coordinates": box[:2]}, box, datetime(2026, 5, 4, tzinfo=timezone.utc), {})
    for number, box in enumerate(BOXES)
]
(extent,) = pystac.Extent.from_items(items).spatial.bboxes
seen = f"items {BOXES[0]} and {BOXES[1]}, extent {extent}"
print(seen)
expected = "items [175, -20, -175, -10] and [176, -18, 178, -12], extent [175, -20, 178, -10]"
assert seen == expected, "the behaviour has changed"
PYTHON
