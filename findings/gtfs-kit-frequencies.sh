#!/usr/bin/env bash
# Subject: trips of a shuttle that frequencies.txt repeats, in the statistics of gtfs-kit 13.0.1 (PyPI).
# One would guess: a trip that leaves each ten minutes from 07:00 to 09:00 counts as twelve, within these hours; or an error.
# What happens: it is one trip, at the times of stop_times.txt, which by GTFS only say how long the ride takes. A route of
# twelve rides in the morning has one, at midnight, and no headway, unless expand_frequencies() is called first.
# Seen: num_trips 1, start_time 00:00:00, end_time 00:05:00, mean_headway nan; expanded num_trips 12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'gtfs-kit==13.0.1' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import zipfile

import gtfs_kit

TABLES = {
    "agency": ["agency_id,agency_name,agency_url,agency_timezone", "a,Lines,https://example.com,America/Toronto"],
    "stops": ["stop_id,stop_name,stop_lat,stop_lon", "west,West,45.10,-75.11", "east,East,45.10,-75.09"],
    "routes": ["route_id,agency_id,route_short_name,route_long_name,route_type", "r,a,1,Shuttle,3"],
    "calendar": [
        "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
        "week,1,1,1,1,1,0,0,20260504,20260508",
    ],
    "trips": ["route_id,service_id,trip_id,direction_id", "r,week,t,0"],
    "stop_times": [
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence",
        "t,00:00:00,00:00:00,west,1",
        "t,00:05:00,00:05:00,east,2",
    ],
    "frequencies": ["trip_id,start_time,end_time,headway_secs", "t,07:00:00,09:00:00,600"],
}
with zipfile.ZipFile("feed.zip", "w") as archive:
    for name, lines in TABLES.items():
        archive.writestr(f"{name}.txt", "\n".join(lines) + "\n")

feed = gtfs_kit.read_feed("feed.zip", dist_units="km")
assert len(feed.frequencies) == 1
route, expanded = (each.compute_route_stats(["20260504"]).iloc[0] for each in (feed, feed.expand_frequencies()))
seen = ", ".join(f"{name} {route[name]}" for name in ("num_trips", "start_time", "end_time", "mean_headway"))
seen += f"; expanded num_trips {expanded.num_trips}"
print(seen)
expected = "num_trips 1, start_time 00:00:00, end_time 00:05:00, mean_headway nan; expanded num_trips 12"
assert seen == expected, "the behaviour has changed"
PYTHON
