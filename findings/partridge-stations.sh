#!/usr/bin/env bash
# Subject: stations of a GTFS feed, by partridge 1.1.2 (PyPI).
# One would guess: load_feed() leaves out what no trip uses, and keeps the station that its platforms name as parent.
# What happens: no trip calls at a station, only at its platforms, so the station is left out. The parent_station of
# each platform then names a row that is not there, and a join by it loses them all. load_raw_feed() keeps it.
# Seen: raw ['east', 'station', 'west'], loaded ['east', 'west'] with parents ['station'], 0 rows after a join
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'partridge==1.1.2' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import zipfile

import partridge

TABLES = {
    "agency": ["agency_id,agency_name,agency_url,agency_timezone", "a,Lines,https://example.com,America/Toronto"],
    "stops": [
        "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station",
        "station,Central,45.10,-75.10,1,",
        "west,Central west,45.10,-75.11,0,station",
        "east,Central east,45.10,-75.09,0,station",
    ],
    "routes": ["route_id,agency_id,route_short_name,route_long_name,route_type", "r,a,1,Shuttle,3"],
    "calendar": [
        "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
        "week,1,1,1,1,1,0,0,20260504,20260508",
    ],
    "trips": ["route_id,service_id,trip_id", "r,week,t"],
    "stop_times": [
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence",
        "t,08:00:00,08:00:00,west,1",
        "t,08:05:00,08:05:00,east,2",
    ],
}
with zipfile.ZipFile("feed.zip", "w") as feed:
    for name, lines in TABLES.items():
        feed.writestr(f"{name}.txt", "\n".join(lines) + "\n")

raw, stops = partridge.load_raw_feed("feed.zip").stops, partridge.load_feed("feed.zip").stops
joined = stops.merge(stops, left_on="parent_station", right_on="stop_id")
seen = (
    f"raw {sorted(raw.stop_id)}, loaded {sorted(stops.stop_id)} with parents {sorted(set(stops.parent_station))}, "
    f"{len(joined)} rows after a join"
)
print(seen)
expected = "raw ['east', 'station', 'west'], loaded ['east', 'west'] with parents ['station'], 0 rows after a join"
assert seen == expected, "the behaviour has changed"
PYTHON
