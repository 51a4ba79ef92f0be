#!/usr/bin/env bash
# Subject: a Cursor on Target event as a TAK protocol buffer, by takproto 3.0.1 (PyPI).
# One would guess: what the buffer has no field for stays as XML, as whole elements do that it does not know.
# What happens: of an element that it knows, it takes the attributes that it has fields for, and drops the others: the
# telephone number of a contact and the slope of a track are gone, without a word.
# Seen: contact callsign in the message True, remarks True, phone False, slope False
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'takproto==3.0.1'
venv/bin/python - <<'PYTHON'
import takproto

EVENT = b"""<event version="2.0" uid="car" type="a-f-G-U-C" how="m-g" time="2026-05-04T10:00:00Z"
start="2026-05-04T10:00:00Z" stale="2026-05-04T10:05:00Z"><point lat="45.1" lon="-75.1" hae="100" ce="5" le="5"/>
<detail><contact callsign="Survey 1" phone="5550100"/><track course="90" speed="5" slope="3.25"/>
<remarks>on the road</remarks></detail></event>"""
message = str(takproto.parse_proto(takproto.xml2proto(EVENT)))
words = {"contact callsign in the message": "Survey 1", "remarks": "on the road", "phone": "5550100", "slope": "3.25"}
seen = ", ".join(f"{name} {word in message}" for name, word in words.items())
print(seen)
expected = "contact callsign in the message True, remarks True, phone False, slope False"
assert seen == expected, "the behaviour has changed"
PYTHON
