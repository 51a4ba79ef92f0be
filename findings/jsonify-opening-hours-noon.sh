#!/usr/bin/env bash
# Subject: the opening hours of shops as people write them, read by jsonify-opening-hours 0.4.0 (PyPI).
# One would guess: 12 pm is noon, and 12 am midnight; "noon" as a word is read so.
# What happens: 12 is added to each hour with pm, and none is taken from 12 am: noon is 24:00, midnight is 12:00. A shop with a
# break at noon is open until midnight; the hours after the break, other days and days over a weekend are gone.
# Seen:
#   Sat noon-5pm                    sa 12:00-17:00
#   Sat 12pm-5pm                    sa 24:00-17:00
#   Sat 12am-6am                    sa 12:00-18:00
#   Sat 9am-12pm, 1pm-5pm           sa 9:00-24:00
#   Sat 9am-9pm; Sun 11am-6pm       sa 9:00-21:00
#   Fri-Mon 9am-5pm                 fr 9:00-17:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'jsonify-opening-hours==0.4.0'
cat >show.py <<'PYTHON'
from opening_hours import OpeningHours

for hours in (
    "Sat noon-5pm",
    "Sat 12pm-5pm",
    "Sat 12am-6am",
    "Sat 9am-12pm, 1pm-5pm",
    "Sat 9am-9pm; Sun 11am-6pm",
    "Fri-Mon 9am-5pm",
):
    days = [f"{day['day'][:2]} {day['opens']}-{day['closes']}" for day in OpeningHours.parse(hours).json()]
    print(hours.ljust(31), ", ".join(days))
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
