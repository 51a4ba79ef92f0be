#!/usr/bin/env bash
# Subject: the position in an NMEA 0183 sentence of a receiver that has no fix yet, by pynmea2 1.19.0 (PyPI).
# One would guess: latitude and longitude are None, as the empty text fields and the empty altitude are.
# What happens: both are 0.0, a place in the Gulf of Guinea, and only the quality (0) says that there is none.
# Seen: latitude 0.0, longitude 0.0, altitude None, quality 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pynmea2==1.19.0'
venv/bin/python - <<'PYTHON'
import pynmea2

sentence = pynmea2.GGA("GP", "GGA", ("184353.07", "", "", "", "", "0", "00", "", "", "M", "", "M", "", ""))
message = pynmea2.parse(str(sentence))
seen = (
    f"latitude {message.latitude}, longitude {message.longitude}, altitude {message.altitude}, "
    f"quality {message.gps_qual}"
)
print(seen)
assert seen == "latitude 0.0, longitude 0.0, altitude None, quality 0", "the behaviour has changed"
PYTHON
