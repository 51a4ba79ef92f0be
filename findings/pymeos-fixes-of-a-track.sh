#!/usr/bin/env bash
# Subject: the fixes of a ship at a steady speed, as a sequence of PyMEOS 1.3.0 (PyPI), whose engine is that of MobilityDB.
# One would guess: a sequence made of four fixes has four, and its Moving Features JSON has four times.
# What happens: what lies on the line between its neighbours, in place and in time, is taken away when the sequence is
# made. A gap in reception and a ship that held its course look alike, and what was kept by fix no longer matches.
# Seen: 4 fixes given, 2 kept; times in MF-JSON ['10:00', '10:03']; with normalize=False 4 kept
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pymeos==1.3.0' 'pymeos_cffi==1.3.0'
venv/bin/python -W ignore - <<'PYTHON'
import json

import pymeos

pymeos.pymeos_initialize()
fixes = [pymeos.TGeomPointInst(f"Point({minute} 0)@2026-05-04 10:0{minute}:00+00") for minute in range(4)]


def sequence(**options):
    return pymeos.TGeomPointSeq(instant_list=fixes, lower_inc=True, upper_inc=True, **options)


kept = sequence()
times = [time[11:16] for time in json.loads(kept.as_mfjson())["datetimes"]]
seen = (
    f"{len(fixes)} fixes given, {kept.num_instants()} kept; times in MF-JSON {times}; "
    f"with normalize=False {sequence(normalize=False).num_instants()} kept"
)
print(seen)
expected = "4 fixes given, 2 kept; times in MF-JSON ['10:00', '10:03']; with normalize=False 4 kept"
assert seen == expected, "the behaviour has changed"
PYTHON
