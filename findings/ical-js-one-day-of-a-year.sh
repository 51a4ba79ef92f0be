#!/usr/bin/env bash
# Subject: yearly rules of RFC 5545 that name one day of a year, by ical.js 2.2.1, rrule 2.8.1 (npm) and python-dateutil 2.9.0.post0
# (PyPI).
# One would guess: the 20th Monday of each year, the Monday of its first week, its last Monday, and 29 February where there is one:
# RFC 5545 says that an invalid date is left out.
# What happens: ical.js runs the first three each Monday of the year, without an error, and 29 February on 1 March. The other two
# agree with the RFC.
# Seen: the first four
#   FREQ=YEARLY                       dateutil  2024-02-29  2028-02-29  2032-02-29  2036-02-29
#   FREQ=YEARLY                       ical.js   2024-02-29  2025-03-01  2026-03-01  2027-03-01
#   FREQ=YEARLY                       rrule     2024-02-29  2028-02-29  2032-02-29  2036-02-29
#   FREQ=YEARLY;BYDAY=20MO            dateutil  2026-05-18  2027-05-17  2028-05-15  2029-05-14
#   FREQ=YEARLY;BYDAY=20MO            ical.js   2026-01-05  2026-01-12  2026-01-19  2026-01-26
#   FREQ=YEARLY;BYDAY=20MO            rrule     2026-05-18  2027-05-17  2028-05-15  2029-05-14
#   FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1  dateutil  2026-12-28  2027-12-27  2028-12-25  2029-12-31
#   FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1  ical.js   2026-01-05  2026-01-12  2026-01-19  2026-01-26
#   FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1  rrule     2026-12-28  2027-12-27  2028-12-25  2029-12-31
#   FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO   dateutil  2027-01-04  2028-01-03  2029-01-01  2029-12-31
#   FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO   ical.js   2026-01-05  2026-01-12  2026-01-19  2026-01-26
#   FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO   rrule     2027-01-04  2028-01-03  2029-01-01  2029-12-31
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'ical.js@2.2.1' 'rrule@2.8.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'python-dateutil==2.9.0.post0'
cat >rules.json <<'JSON'
[
  ["20260101T090000", "FREQ=YEARLY;BYDAY=20MO"],
  ["20260101T090000", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO"],
  ["20260101T090000", "FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1"],
  ["20240229T090000", "FREQ=YEARLY"]
]
JSON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import ical from 'ical.js'
import rrule from 'rrule'

for (const [start, rule] of JSON.parse(readFileSync('rules.json', 'utf8'))) {
  const time = start.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6')
  const dates = ical.Recur.fromString(rule).iterator(ical.Time.fromDateTimeString(time))
  const seen = {
    'ical.js': [1, 2, 3, 4].map(() => dates.next().toString()),
    rrule: rrule.rrulestr(`DTSTART:${start}Z\nRRULE:${rule};COUNT=4`).all().map((date) => date.toISOString()),
  }
  for (const [name, all] of Object.entries(seen)) {
    console.log([rule.padEnd(32), name.padEnd(8), ...all.map((date) => date.slice(0, 10))].join('  '))
  }
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import json
from itertools import islice

from dateutil.rrule import rrulestr

with open("rules.json") as source:
    for start, rule in json.load(source):
        dates = islice(rrulestr(f"DTSTART:{start}\nRRULE:{rule}"), 4)
        print("  ".join([rule.ljust(32), "dateutil", *(date.date().isoformat() for date in dates)]))
PYTHON
{ TZ=UTC node show.mjs && venv/bin/python show.py; } | sort >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
