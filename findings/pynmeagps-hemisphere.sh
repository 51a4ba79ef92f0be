#!/usr/bin/env bash
# Subject: an NMEA sentence written with pynmeagps 1.1.8 (PyPI) from its fields: a longitude and the letter of its hemisphere.
# One would guess: 75.5 with "W" is 75.5° west, as in the sentence itself, where longitudes have no sign; or an error.
# What happens: the letter that is given is passed over, and another is derived from the sign: 75.5° east. Kazakhstan for
# Canada, in a valid sentence.
# Seen: 75.5 with W is 07530.00000,E, read as 75.5; -75.5 with W is 07530.00000,W, read as -75.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pynmeagps==1.1.8'
venv/bin/python - <<'PYTHON'
from pynmeagps import GET, NMEAMessage, NMEAReader


def write(longitude):
    sentence = NMEAMessage("GN", "GLL", GET, lat=45.5, NS="N", lon=longitude, EW="W", status="A").serialize()
    fields = ",".join(sentence.decode().split(",")[3:5])
    return f"{longitude} with W is {fields}, read as {NMEAReader.parse(sentence).lon}"


seen = f"{write(75.5)}; {write(-75.5)}"
print(seen)
expected = "75.5 with W is 07530.00000,E, read as 75.5; -75.5 with W is 07530.00000,W, read as -75.5"
assert seen == expected, "the behaviour has changed"
PYTHON
