#!/usr/bin/env bash
# Subject: air temperatures of four winter days in the interpolation of pywaterml 1.2.26 (PyPI), which fills days without a value.
# One would guess: the four temperatures as they were measured: none is missing.
# What happens: each value below 0 counts as not measured. The frost is replaced by a line between the mild days around it, with
# each of the three methods. Of the averages of months, which have no names, those without data are left out, so that March is
# the second.
# Seen:
#   measured 2, -10, -12, 4
#   mean     2, 2.7, 3.3, 4
#   backward 2, 2.7, 3.3, 4
#   forward  2, 2.7, 3.3, 4
#   averages of January and March: 15, 30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pywaterml==1.2.26' 'numpy==1.26.4' 'pandas==3.0.6'
cat >show.py <<'PYTHON'
import contextlib
import io

from pywaterml.waterML import WaterMLOperations

measured = [2, -10, -12, 4]
days = {
    "values": [
        {"dateTime": f"2026-01-0{day}T00:00:00", "dataValue": float(value)} for day, value in enumerate(measured, start=1)
    ]
}
months = {
    "values": [
        {"dateTime": f"{month}-01T00:00:00", "dataValue": value}
        for month, value in {"2025-01": 10.0, "2026-01": 20.0, "2026-03": 30.0}.items()
    ]
}
# Without the address of a service the constructor writes a traceback and goes on.
with contextlib.redirect_stderr(io.StringIO()):
    operations = WaterMLOperations()
print("measured", ", ".join(map(str, measured)))
for method in ("mean", "backward", "forward"):
    with contextlib.redirect_stdout(io.StringIO()):
        values = [value for _, value in operations.GetInterpolation(days, method)]
    print(method.ljust(8), ", ".join(f"{round(value, 1):g}" for value in values))
print("averages of January and March:", ", ".join(f"{value:g}" for value in operations.GetMonthlyAverage(months)))
PYTHON
venv/bin/python -W ignore show.py 2>errors >seen || { cat errors >&2; exit 1; }
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
