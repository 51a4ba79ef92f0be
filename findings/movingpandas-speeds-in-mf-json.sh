#!/usr/bin/env bash
# Subject: a trajectory with a speed at each point, written to Moving Features JSON by MovingPandas 0.23.0 (PyPI).
# One would guess: the speeds become temporalProperties, since the format has them and read_mf_json() reads them; or they
# are left out.
# What happens: the first speed is written into "properties", where the format has what does not change: the car is said to
# drive at 5 throughout, and comes back so. Times lose their fractions: two of these points have the same time.
# Seen: speeds 5, 20, 30; written {"id": 1, "speed": 5} at 10:00:00, 10:00:00, 10:00:01; temporalProperties False; with
# temporal_columns=["speed"] the same speeds are written as [5, 20, 30]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'movingpandas==0.23.0' 'geopandas==1.2.0' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import json

import movingpandas
import pandas

fixes = pandas.DataFrame(
    {
        "id": 1,
        "time": pandas.to_datetime([f"2026-05-04T10:00:0{second}" for second in ("0.0", "0.5", "1.0")]),
        "x": [-75, -75.0001, -75.0002],
        "y": 45.0,
        "speed": [5, 20, 30],
    }
)
car = movingpandas.Trajectory(fixes, traj_id=1, traj_id_col="id", t="time", x="x", y="y")


def write(**options):
    (feature,) = car.to_mf_json(**options)["features"]
    return feature


feature = write()
times = ", ".join(time[-8:] for time in feature["temporalGeometry"]["datetimes"])
speeds = write(temporal_columns=["speed"])["temporalProperties"][0]["speed"]["values"]
seen = (
    f"speeds {', '.join(map(str, car.df.speed))}; written {json.dumps(feature['properties'])} at {times}; "
    f"temporalProperties {'temporalProperties' in feature}; "
    f'with temporal_columns=["speed"] the same speeds are written as {speeds}'
)
print(seen)
expected = (
    'speeds 5, 20, 30; written {"id": 1, "speed": 5} at 10:00:00, 10:00:00, 10:00:01; temporalProperties False; '
    'with temporal_columns=["speed"] the same speeds are written as [5, 20, 30]'
)
assert seen == expected, "the behaviour has changed"
PYTHON
