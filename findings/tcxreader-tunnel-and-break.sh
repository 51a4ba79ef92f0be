#!/usr/bin/env bash
# Subject: a ride in TCX of two laps of five minutes each, with a break of 25 minutes between them and a tunnel in the second,
# by tcxreader 0.4.11 and python-tcxparser 2.4.0 (PyPI).
# One would guess: a duration of 600 s, as the laps say; and all points but those without a position at the ends, which
# only_gps is said to remove.
# What happens: tcxreader does not read the times of laps, and counts the break, also in the mean speed. And it removes the
# points in the tunnel, with the highest pulse of the ride.
# Seen: tcxreader 2100 s, 3.4 km/h, pulse 150, 6 points; only_gps=False pulse 180, 7 points; tcxparser 600 s, pulse 180
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'tcxreader==0.4.11' 'python-tcxparser==2.4.0'
venv/bin/python -W ignore - <<'PYTHON'
from pathlib import Path

from tcxparser import TCXParser
from tcxreader.tcxreader import TCXReader

NAMESPACE = "http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"
LAPS = [
    [("10:00:00", 45.000, 0, 120), ("10:02:00", 45.004, 500, 140), ("10:05:00", 45.009, 1000, 150)],
    [
        ("10:30:00", 45.009, 1000, 100),
        ("10:32:00", None, 1400, 180),
        ("10:33:00", 45.014, 1600, 140),
        ("10:35:00", 45.018, 2000, 140),
    ],
]


def point(time, latitude, distance, pulse):
    """A track point, which has no position in the tunnel."""
    position = f"<LatitudeDegrees>{latitude}</LatitudeDegrees><LongitudeDegrees>-75</LongitudeDegrees>"
    return (
        f"<Trackpoint><Time>2026-05-04T{time}Z</Time>{f'<Position>{position}</Position>' if latitude else ''}"
        f"<DistanceMeters>{distance}</DistanceMeters><HeartRateBpm><Value>{pulse}</Value></HeartRateBpm></Trackpoint>"
    )


laps = "".join(
    f'<Lap StartTime="2026-05-04T{lap[0][0]}Z"><TotalTimeSeconds>300</TotalTimeSeconds><DistanceMeters>1000</DistanceMeters>'
    f"<Track>{''.join(point(*values) for values in lap)}</Track></Lap>"
    for lap in LAPS
)
Path("ride.tcx").write_text(
    f'<TrainingCenterDatabase xmlns="{NAMESPACE}"><Activities><Activity Sport="Biking"><Id>2026-05-04T10:00:00Z</Id>{laps}'
    "</Activity></Activities></TrainingCenterDatabase>"
)
ride, whole = TCXReader().read("ride.tcx"), TCXReader().read("ride.tcx", only_gps=False)
other = TCXParser("ride.tcx")
seen = (
    f"tcxreader {ride.duration:.0f} s, {ride.avg_speed:.1f} km/h, pulse {ride.hr_max}, {len(ride.trackpoints)} points; "
    f"only_gps=False pulse {whole.hr_max}, {len(whole.trackpoints)} points; "
    f"tcxparser {other.duration:.0f} s, pulse {other.hr_max}"
)
print(seen)
expected = (
    "tcxreader 2100 s, 3.4 km/h, pulse 150, 6 points; only_gps=False pulse 180, 7 points; tcxparser 600 s, pulse 180"
)
assert seen == expected, "the behaviour has changed"
PYTHON
