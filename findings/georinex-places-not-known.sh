#!/usr/bin/env bash
# Subject: orbits and clocks in SP3, where a position that is not known is 0 and a clock 999999.999999, by georinex 1.16.2 (PyPI).
# One would guess: NaN, as for observations that are missing in RINEX.
# What happens: the numbers are handed on. The satellite is at the centre of the Earth for a quarter of an hour, and its clock,
# in microseconds, is a second fast; a mean or an interpolation takes them in.
# Seen: kilometres from the centre of the Earth, and clocks, of a satellite at four times
#   distance 26325 0 26325 26325
#   clock 123.5 123.6 1000000.0 123.8
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'georinex==1.16.2' 'xarray==2026.9.0' 'numpy==2.4.6' 'pandas==3.1.1'
{
  echo '#cP2026  5  4  0  0  0.00000000       4 ORBIT IGS20 FIT TEST'
  echo '## 2417  86400.00000000   900.00000000 61164 0.0000000000000'
  echo '+    1   G01  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0'
  for _ in 1 2 3 4; do echo '+          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0'; done
  for _ in 1 2 3 4 5; do echo '++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0'; done
  echo '%c G  cc GPS ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc'
  echo '%c cc cc ccc ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc'
  echo '%f  1.2500000  1.025000000  0.00000000000  0.000000000000000'
  echo '%f  0.0000000  0.000000000  0.00000000000  0.000000000000000'
  for _ in 1 2; do echo '%i    0    0    0    0      0      0      0      0         0'; done
  for _ in 1 2 3 4; do echo '/* TEST'; done
  echo '*  2026  5  4  0  0  0.00000000'
  echo 'PG01  15000.000000 -12000.000000  18000.000000    123.500000'
  echo '*  2026  5  4  0 15  0.00000000'
  echo 'PG01      0.000000      0.000000      0.000000    123.600000'
  echo '*  2026  5  4  0 30  0.00000000'
  echo 'PG01  15000.000000 -12000.000000  18000.000000 999999.999999'
  echo '*  2026  5  4  0 45  0.00000000'
  echo 'PG01  15000.000000 -12000.000000  18000.000000    123.800000'
  echo 'EOF'
} >orbits.sp3
venv/bin/python -W ignore - >seen <<'PYTHON'
import georinex
import numpy

orbits = georinex.load("orbits.sp3")
distances = numpy.linalg.norm(orbits.position.sel(sv="G01"), axis=1)
print("distance", *(f"{distance:.0f}" for distance in distances))
print("clock", *(f"{clock:.1f}" for clock in orbits.clock.sel(sv="G01").values))
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
