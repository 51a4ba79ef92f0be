#!/usr/bin/env bash
# Subject: a GTFS timetable that writes 7:00:00 and 9:00:00, as GTFS allows, in the summaries of gtfs-lite 0.2.1 (PyPI).
# One would guess: the same as with 07:00:00 and 09:00:00; GTFS has both forms, H:MM:SS and HH:MM:SS.
# What happens: times are compared as text, in which 9 comes after 13. The first bus leaves at 11:00, the last arrives at 9:10,
# service lasts for less than no hours, and buses from 08:00 to 12:00 are one instead of two. No error, no warning.
# Seen: one digit: 11:00:00 to 9:10:00, -1.8 hours, 1 bus; two digits: 07:00:00 to 13:10:00, 6.2 hours, 2 buses
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

MONDAY = date(2026, 5, 4)
TABLES = {
    "agency": ["agency_id,agency_name,agency_url,agency_timezone", "a,Lines,https://example.com,America/Toronto"],
    "stops": ["stop_id,stop_name,stop_lat,stop_lon", "west,West,45.10,-75.11", "east,East,45.10,-75.09"],
    "routes": ["route_id,agency_id,route_short_name,route_long_name,route_type", "r,a,1,Shuttle,3"],
    "calendar": [
        "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
        "week,1,1,1,1,1,0,0,20260504,20260508",
    ],
    "trips": ["route_id,service_id,trip_id", *(f"r,week,t{hour}" for hour in (7, 9, 11, 13))],
}


def summarize(digits):
    stop_times = ["trip_id,arrival_time,departure_time,stop_id,stop_sequence"]
    for hour in (7, 9, 11, 13):
        for sequence, (minute, stop) in enumerate((("00", "west"), ("10", "east")), 1):
            time = f"{hour:0{digits}d}:{minute}:00"
            stop_times.append(f"t{hour},{time},{time},{stop},{sequence}")
    with zipfile.ZipFile("feed.zip", "w") as archive:
        for name, lines in {**TABLES, "stop_times": stop_times}.items():
            archive.writestr(f"{name}.txt", "\n".join(lines) + "\n")
    feed = GTFS.load_zip("feed.zip")
    route = feed.route_summary(MONDAY, "r")
    buses = len(feed.stop_times_at_stop("west", MONDAY, "08:00:00", "12:00:00"))
    return f"{route.first_departure} to {route.last_arrival}, {route.service_time:.1f} hours, {buses} bus{'es'[: 2 * (buses > 1)]}"


seen = f"one digit: {summarize(1)}; two digits: {summarize(2)}"
print(seen)
expected = "one digit: 11:00:00 to 9:10:00, -1.8 hours, 1 bus; two digits: 07:00:00 to 13:10:00, 6.2 hours, 2 buses"
assert seen == expected, "the behaviour has changed"
PYTHON
