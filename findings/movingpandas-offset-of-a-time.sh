#!/usr/bin/env bash
# Subject: times with an offset in Moving Features JSON, read by MovingPandas 0.23.0 (PyPI).
# One would guess: 10:00 at -04:00 is 14:00 UTC, or is kept with its offset.
# What happens: the offset is cut off. Two vehicles that pass a place four hours apart, one logged with Z and one with
# -04:00, are there at the same time. Written again, the times say neither Z nor an offset.
# Seen: 10:00:00Z as 2026-05-04 10:00:00, zone None; 10:00:00-04:00 as 2026-05-04 10:00:00, zone None; written
# "2026-05-04 10:00:00"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'movingpandas==0.23.0' 'geopandas==1.2.0' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import json

import movingpandas


def read(offset):
    return movingpandas.read_mf_dict(
        {
            "type": "Feature",
            "properties": {"name": "car"},
            "temporalGeometry": {
                "type": "MovingPoint",
                "datetimes": [f"2026-05-04T10:{minute}:00{offset}" for minute in ("00", "01")],
                "coordinates": [[-75, 45], [-75.1, 45]],
            },
        }
    )


tracks = {offset: read(offset) for offset in ("Z", "-04:00")}
written = tracks["-04:00"].to_mf_json()["features"][0]["temporalGeometry"]["datetimes"][0]
seen = "; ".join(f"10:00:00{offset} as {track.df.index[0]}, zone {track.df.index.tz}" for offset, track in tracks.items())
seen += f"; written {json.dumps(written)}"
print(seen)
expected = (
    "10:00:00Z as 2026-05-04 10:00:00, zone None; 10:00:00-04:00 as 2026-05-04 10:00:00, zone None; "
    'written "2026-05-04 10:00:00"'
)
assert seen == expected, "the behaviour has changed"
PYTHON
