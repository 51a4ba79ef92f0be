#!/usr/bin/env bash
# Subject: the humidity of an APRS weather report, by aprs-parser 1.0.9 (npm) and aprslib 0.7.2 (PyPI).
# One would guess: per cent, from 0 to 100.
# What happens: the field has two digits, and APRS says that 00 is 100 %. One of two readers knows it; for the other the air is
# driest in fog and rain.
# Seen: the humidity of h99, h00 and h01
#   aprs-parser 99 0 1
#   aprslib 99 100 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'aprs-parser@1.0.9' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'aprslib==0.7.2'
for humidity in 99 00 01; do
  echo "N0CALL>APRS,TCPIP*:!4525.29N/07541.42W_090/010g015t041r000h${humidity}b10130" >>reports
done
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { APRSParser } from 'aprs-parser'

const reports = readFileSync('reports', 'utf8').trim().split('\n')
console.log('aprs-parser', ...reports.map((report) => new APRSParser().parse(report).data.weather.humidity))
JAVASCRIPT
cat >show.py <<'PYTHON'
import aprslib

with open("reports") as reports:
    print("aprslib", *(aprslib.parse(report.strip())["weather"]["humidity"] for report in reports))
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
