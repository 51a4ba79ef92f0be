#!/usr/bin/env bash
# Subject: intervals of ISO 8601 whose end leaves out what it shares with the start, by luxon 3.7.2 (npm) and aniso8601 10.0.1
# (PyPI).
# One would guess: 2026-05-04T09:00/17:00 are eight hours, as ISO 8601 says; or it is an error.
# What happens: luxon reads the end by itself, and takes what is missing from today. The eight hours are 30 weeks, the day that
# follows is five o'clock of today, and both are valid; the result is another one tomorrow.
# Seen: the end, with 30 November 2026 as today
#   luxon      2026-05-04T09:00/17:00    2026-11-30T17:00
#   luxon      2026-05-04T00:00/05T00:00 not valid
#   luxon      2026-05-04/05             2026-11-30T05:00
#   aniso8601  2026-05-04T09:00/17:00    2026-05-04T17:00:00
#   aniso8601  2026-05-04T00:00/05T00:00 2026-05-05T00:00:00
#   aniso8601  2026-05-04/05             2026-05-05
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'luxon@3.7.2' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'aniso8601==10.0.1'
printf '%s\n' 2026-05-04T09:00/17:00 2026-05-04T00:00/05T00:00 2026-05-04/05 >intervals
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { Interval, Settings } from 'luxon'

Settings.now = () => Date.UTC(2026, 10, 30, 12)
Settings.defaultZone = 'utc'
for (const text of readFileSync('intervals', 'utf8').trim().split('\n')) {
  const interval = Interval.fromISO(text)
  console.log('luxon     ', text.padEnd(26) + (interval.isValid ? interval.end.toFormat("yyyy-MM-dd'T'HH:mm") : 'not valid'))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import aniso8601

with open("intervals") as intervals:
    for text in map(str.strip, intervals):
        print("aniso8601 ", text.ljust(26) + aniso8601.parse_interval(text)[1].isoformat())
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
