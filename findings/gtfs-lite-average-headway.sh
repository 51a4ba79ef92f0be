#!/usr/bin/env bash
# Subject: the average headway of a route and of a stop, by gtfs-lite 0.2.1 (PyPI).
# One would guess: 30 minutes for a bus each 30 minutes, as its documentation calls it the average time between trips.
# What happens: the time from first to last is divided by the number of buses, not of gaps between them: 20 minutes for three
# buses. The rarer the bus, the better it looks: a village with a bus at 08:00 and one at 16:00 has one each four hours.
# Seen: at 08:00, 08:30, 09:00: 20 minutes at the stop, 20 on the route; at 08:00, 16:00: 240 minutes at the stop, 240 on the route
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'gtfs-lite==0.2.1' 'pandas==2.3.3' 'numpy==2.0.2'
venv/bin/python -W ignore - <<'PYTHON'
import zipfile
from datetime import date

from gtfslite import GTFS

TABLES = {
    "agency": ["agency_id,agency_name,agency_url,agency_timezone", "a,Lines,https://example.com,America/Toronto"],
    "stops": ["stop_id,stop_name,stop_lat,stop_lon", "west,West,45.10,-75.11", "east,East,45.10,-75.09"],
    "routes": ["route_id,agency_id,route_short_name,route_long_name,route_type", "r,a,1,Shuttle,3"],
    "calendar": [
        "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
        "week,1,1,1,1,1,0,0,20260504,20260508",
    ],
}


def headways(*departures):
    trips = ["route_id,service_id,trip_id,direction_id"]
    stop_times = ["trip_id,arrival_time,departure_time,stop_id,stop_sequence"]
    for departure in departures:
        trips.append(f"r,week,{departure},0")
        arrival = f"{departure[:-1]}5"
        stop_times += [
            f"{departure},{departure}:00,{departure}:00,west,1",
            f"{departure},{arrival}:00,{arrival}:00,east,2",
        ]
    with zipfile.ZipFile("feed.zip", "w") as archive:
        for name, lines in {**TABLES, "trips": trips, "stop_times": stop_times}.items():
            archive.writestr(f"{name}.txt", "\n".join(lines) + "\n")
    feed = GTFS.load_zip("feed.zip")
    monday = date(2026, 5, 4)
    feed.date = monday
    stop = feed.stop_summary("west").average_headway
    route = feed.route_summary(monday, "r").average_headway
    return f"at {', '.join(departures)}: {stop:.0f} minutes at the stop, {route:.0f} on the route"


seen = f"{headways('08:00', '08:30', '09:00')}; {headways('08:00', '16:00')}"
print(seen)
expected = (
    "at 08:00, 08:30, 09:00: 20 minutes at the stop, 20 on the route; "
    "at 08:00, 16:00: 240 minutes at the stop, 240 on the route"
)
assert seen == expected, "the behaviour has changed"
PYTHON
