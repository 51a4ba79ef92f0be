#!/usr/bin/env bash
# Subject: a map in degrees, made one in metres by `to_xy()` of leuvenmapmatching 1.1.4 (PyPI), whose system is EPSG:3395.
# One would guess: in Ottawa both directions are stretched by 1.42, as in any Mercator map.
# What happens: longitudes are handed over as latitudes, and the other way round, as EPSG:4326 has latitude first. 1 km to the
# north stays 1 km, 1 km to the east is 5.8 km, so the nearest street is another one. On the equator at 0° nothing is wrong.
# Seen:
#   1 km north pyproj 1422 m, to_xy() 1001 m
#   1 km east  pyproj 1426 m, to_xy() 5766 m
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'leuvenmapmatching==1.1.4' 'rtree==1.4.1' 'numpy==2.4.6' 'pyproj==3.7.2' 'scipy==1.17.1'
cat >show.py <<'PYTHON'
from math import cos, radians

from leuvenmapmatching.map.inmem import InMemMap
from pyproj import Transformer

latitude, longitude = 45.42, -75.69
metre = 1 / 111194.93
places = {
    "here": (latitude, longitude),
    "1 km north": (latitude + 1000 * metre, longitude),
    "1 km east": (latitude, longitude + 1000 * metre / cos(radians(latitude))),
}
streets = InMemMap("streets", use_latlon=True)
for name, place in places.items():
    streets.add_node(name, place)
in_metres = streets.to_xy()
mercator = Transformer.from_crs("EPSG:4326", "EPSG:3395", always_xy=True)


def distance(a, b):
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5


for name in list(places)[1:]:
    projected = [mercator.transform(lon, lat) for lat, lon in (places["here"], places[name])]
    mapped = [in_metres.node_coordinates(label) for label in ("here", name)]
    print(f"{name:11}pyproj {distance(*projected):.0f} m, to_xy() {distance(*mapped):.0f} m")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
