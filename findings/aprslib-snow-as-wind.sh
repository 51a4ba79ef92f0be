#!/usr/bin/env bash
# Subject: a report of an APRS weather station with its position, read by aprslib 0.7.2 (PyPI).
# One would guess: wind, gusts and snow are all in `weather`, in metres a second and millimetres, as in a report without one.
# What happens: the wind is taken as the course and speed of the station, in kilometres an hour. And the first letter s that
# follows is then taken for the wind: the 15 inches of snow of a calm day are a wind of 6.7 m/s, and there is no snow.
# Seen: without a position wind_speed 0.0, snow 381.0; with it wind_speed 6.7056, no snow;
#   in a wind from the south course 180, speed 18.52, and the same wind_speed
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'aprslib==0.7.2'
venv/bin/python -W ignore - <<'PYTHON'
import aprslib

HEADER = "N0CALL>APRS,TCPIP*:"
REST = "g000t015h90b10132s015"
without = aprslib.parse(f"{HEADER}_05041000c180s000{REST}")["weather"]
calm, windy = (aprslib.parse(f"{HEADER}!4530.50N/07545.50W_180/{wind}{REST}") for wind in ("000", "010"))
assert windy["weather"] == calm["weather"] and "snow" not in calm["weather"]
seen = (
    f"without a position wind_speed {without['wind_speed']}, snow {without['snow']:.1f}; "
    f"with it wind_speed {calm['weather']['wind_speed']:.4f}, no snow; "
    f"in a wind from the south course {windy['course']}, speed {windy['speed']}, and the same wind_speed"
)
print(seen)
expected = (
    "without a position wind_speed 0.0, snow 381.0; with it wind_speed 6.7056, no snow; "
    "in a wind from the south course 180, speed 18.52, and the same wind_speed"
)
assert seen == expected, "the behaviour has changed"
PYTHON
