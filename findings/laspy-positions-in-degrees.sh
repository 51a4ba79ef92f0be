#!/usr/bin/env bash
# Subject: points in degrees, written as LAS with laspy 2.7.0 (PyPI).
# One would guess: they keep some digits more than they have; if a scale is needed, one is asked for or chosen by the data.
# What happens: a new file keeps hundredths, whatever they are hundredths of. In metres that is a centimetre; in degrees it is a
# kilometre, and a street is a point. A finer scale that is set afterwards comes too late.
# Seen: three points of a street, as written, as read, and with a scale of 1e-7 set after, and before
#   -75.691234 45.421529, -75.690871 45.421702, -75.690468 45.421893
#   -75.69 45.42, -75.69 45.42, -75.69 45.42
#   -75.69 45.42, -75.69 45.42, -75.69 45.42
#   -75.691234 45.421529, -75.690871 45.421702, -75.690468 45.421893
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'laspy==2.7.0' 'numpy==2.4.6'
venv/bin/python - >seen <<'PYTHON'
import laspy
import numpy

STREET = numpy.array([[-75.691234, 45.421529, 70.0], [-75.690871, 45.421702, 70.1], [-75.690468, 45.421893, 70.2]])
FINER = [1e-7, 1e-7, 0.01]


def show(points):
    print(", ".join(f"{float(round(x, 7))} {float(round(y, 7))}" for x, y, _ in points))


show(STREET)
for moment in ("never", "after", "before"):
    cloud = laspy.create(point_format=3, file_version="1.4")
    if moment == "before":
        cloud.change_scaling(scales=FINER)
    cloud.xyz = STREET
    if moment == "after":
        cloud.change_scaling(scales=FINER)
    cloud.write("street.las")
    show(laspy.read("street.las").xyz)
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
