#!/usr/bin/env bash
# Subject: the sun of a day in Ottawa, by astral 3.2 (PyPI), with no time zone named, which is that to return times in.
# One would guess: the sunrise and the sunset of that day, in UTC.
# What happens: the zone also says which day it is. In UTC the sunset is that of the evening before, so it comes before the
# sunrise, and the day has a length below zero. With the zone of the place both are of one day.
# Seen: no zone 06-21 05:14, 06-20 20:54, -8:20; its zone 06-21 05:14, 06-21 20:54, 15:40
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'astral==3.2' 'tzdata==2025.2'
venv/bin/python - <<'PYTHON'
from datetime import date
from zoneinfo import ZoneInfo

from astral import LocationInfo
from astral.sun import sun

OTTAWA = LocationInfo("Ottawa", "Ontario", "America/Toronto", 45.42, -75.70)
DAY = date(2026, 6, 21)


def show(times):
    """Sunrise and sunset in the time of Ottawa, and the hours between them."""
    rise, end = (times[name].astimezone(ZoneInfo(OTTAWA.timezone)) for name in ("sunrise", "sunset"))
    minutes = round((end - rise).total_seconds() / 60)
    length = f"{'-' if minutes < 0 else ''}{abs(minutes) // 60}:{abs(minutes) % 60:02}"
    return f"{rise:%m-%d %H:%M}, {end:%m-%d %H:%M}, {length}"


seen = f"no zone {show(sun(OTTAWA.observer, DAY))}; its zone {show(sun(OTTAWA.observer, DAY, tzinfo=OTTAWA.timezone))}"
print(seen)
expected = "no zone 06-21 05:14, 06-20 20:54, -8:20; its zone 06-21 05:14, 06-21 20:54, 15:40"
assert seen == expected, "the behaviour has changed"
PYTHON
