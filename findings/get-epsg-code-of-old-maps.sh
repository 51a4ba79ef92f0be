#!/usr/bin/env bash
# Subject: the EPSG code of a map in UTM, from its PROJ string, by get-epsg-code 1.2.0 (npm), and by pyproj 3.7.2 (PyPI), which
# names the codes.
# One would guess: the code of the same system, or none.
# What happens: datum and unit are passed over. A map with the datum of 1927 gets the code of WGS 84, which is more than 200 m away
# in Ottawa; one in feet that of metres; and one of Berlin that of Alaska: 269 before a zone of UTM is NAD83 up to zone 23 only.
# Seen:
#   +zone=18 +datum=NAD27              32618, WGS 84 / UTM zone 18N; pyproj 26718
#   +zone=18 +datum=NAD83              32618, WGS 84 / UTM zone 18N; pyproj 26918
#   +zone=18 +datum=WGS84 +units=us-ft 32618, WGS 84 / UTM zone 18N; pyproj None
#   +zone=33 +ellps=GRS80              26933, NAD83 / Alaska zone 3; pyproj 25833
#   +zone=18 +datum=WGS84              32618, WGS 84 / UTM zone 18N; pyproj 32618
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'get-epsg-code@1.2.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyproj==3.7.2'
cat >show.cjs <<'JAVASCRIPT'
const code = require('get-epsg-code')

for (const text of process.argv.slice(2)) console.log(code(text))
JAVASCRIPT
cat >show.py <<'PYTHON'
import subprocess

from pyproj import CRS

systems = (
    "+zone=18 +datum=NAD27",
    "+zone=18 +datum=NAD83",
    "+zone=18 +datum=WGS84 +units=us-ft",
    "+zone=33 +ellps=GRS80",
    "+zone=18 +datum=WGS84",
)
texts = [f"+proj=utm {system}{'' if 'units' in system else ' +units=m'} +no_defs" for system in systems]
codes = subprocess.run(["node", "show.cjs", *texts], capture_output=True, check=True, text=True).stdout.split()
for system, text, code in zip(systems, texts, codes):
    print(system.ljust(34), f"{code}, {CRS.from_epsg(int(code)).name}; pyproj {CRS(text).to_epsg()}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
