#!/usr/bin/env bash
# Subject: an hour at one place with a fix each five minutes, and then no fix for 20 minutes, as in a cellar, by trackintel 1.4.2
# (PyPI).
# One would guess: a stay of an hour, which ends where the gap begins; the documentation says that the fixes around the gap are left
# out.
# What happens: the whole hour is left out, whether its end is asked for (`include_last`) or not: a stay is closed only by a fix
# elsewhere, and a gap of more than 15 minutes starts anew. With a larger threshold the gap is a part of the stay.
# Seen: 08:00 to 09:00 at one place, then, from 09:20 on, on the move
#   gap_threshold 15: none at the place
#   gap_threshold 15, include_last: none at the place
#   gap_threshold 30: 08:00 to 09:20
#   without the gap: 08:00 to 09:05
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'trackintel==1.4.2' 'geopandas==1.2.0' 'pandas==2.3.3' \
  'numpy==2.4.6' 'shapely==2.2.0' 'scikit-learn==1.8.0' 'networkx==3.6.1'
cat >show.py <<'PYTHON'
import warnings

warnings.simplefilter("ignore")

import geopandas
import pandas
import trackintel
from shapely.geometry import Point

START = pandas.Timestamp("2026-05-04 08:00", tz="UTC")


def show(title, gap, **options):
    minutes = list(range(0, 61, 5)) + [60 + gap + 5 * step for step in range(4)]
    places = [Point(-75.7, 45.4)] * 13 + [Point(-75.6 + 0.1 * step, 45.4) for step in range(4)]
    fixes = geopandas.GeoDataFrame(
        {"user_id": 1, "tracked_at": [START + pandas.Timedelta(minutes=minute) for minute in minutes]},
        geometry=places,
        crs=4326,
    )
    fixes.index.name = "id"
    _, stays = trackintel.Positionfixes(fixes).generate_staypoints(dist_threshold=100, time_threshold=5, **options)
    there = stays[stays.geometry.x < -75.65]
    found = [f"{stay.started_at:%H:%M} to {stay.finished_at:%H:%M}" for stay in there.itertuples()]
    print(f"{title}:", ", ".join(found) or "none at the place")


show("gap_threshold 15", 20, gap_threshold=15)
show("gap_threshold 15, include_last", 20, gap_threshold=15, include_last=True)
show("gap_threshold 30", 20, gap_threshold=30)
show("without the gap", 5, gap_threshold=15)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
