#!/usr/bin/env bash
# Subject: `nmi`, `mph`, `kph` and `mb` as units of a NetCDF variable, read by cf-units 3.3.1 (PyPI) with the UDUNITS that it holds.
# One would guess: nautical miles, miles and kilometres an hour and millibars, or an error, as for `NM`.
# What happens: what is no unit of its own is read as a prefix and a unit. `nmi` is a nanomile, `mph` and `kph` are a
# thousandth and a thousand phots (of light), `mb` is a millibarn, so visibility of 10 nmi is 16 micrometres.
# Seen: one of it in the base units, and 10 of it in metres
#   nautical_mile 1852 m, 10 are 18520 m
#   nmile         1852 m, 10 are 18520 m
#   nmi           1.609344e-06 m, 10 are 1.60934e-05 m
#   mph           10 m-2.cd.rad2
#   kph           10000000 m-2.cd.rad2
#   mb            1e-31 m2
#   mbar          100 m-1.kg.s-2
#   NM            ValueError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'cf-units==3.3.1' 'cftime==1.6.5' 'numpy==2.4.6'
cat >show.py <<'PYTHON'
from cf_units import Unit

for name in ("nautical_mile", "nmile", "nmi", "mph", "kph", "mb", "mbar", "NM"):
    try:
        unit = Unit(name)
    except ValueError as error:
        print(name.ljust(13), type(error).__name__)
        continue
    metres = f", 10 are {unit.convert(10.0, 'm'):g} m" if unit.is_convertible("m") else ""
    print(name.ljust(13), unit.definition + metres)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
