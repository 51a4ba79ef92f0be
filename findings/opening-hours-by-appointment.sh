#!/usr/bin/env bash
# Subject: hours of OpenStreetMap that end "by appointment" (|| "comment") or without an end (09:00+), read by opening_hours
# 3.15.0 (npm) and opening-hours-py 2.1.4 (PyPI).
# One would guess: both say the same, open by appointment at any other time, and open after 09:00.
# What happens: one never says open. To the other a place by appointment is open on a Saturday afternoon, and closed on a
# Monday evening, for it takes the comment for days that have no other rule.
# Seen: Monday at 10:00 and 20:00, Saturday at 14:00
#   opening_hours    Mo-Fr 09:00-17:00 || "by appointment"  open unknown unknown
#   opening_hours    Mo-Fr 09:00+  unknown unknown closed
#   opening-hours-py Mo-Fr 09:00-17:00 || "by appointment"  open closed open
#   opening-hours-py Mo-Fr 09:00+  open open closed
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'opening_hours@3.15.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'opening-hours-py==2.1.4'
cat >show.mjs <<'JAVASCRIPT'
import OpeningHours from 'opening_hours'

const times = [new Date(2026, 4, 4, 10), new Date(2026, 4, 4, 20), new Date(2026, 4, 9, 14)]
for (const text of ['Mo-Fr 09:00-17:00 || "by appointment"', 'Mo-Fr 09:00+']) {
  const hours = new OpeningHours(text)
  const state = (time) => (hours.getUnknown(time) ? 'unknown' : hours.getState(time) ? 'open' : 'closed')
  console.log('opening_hours   ', text, '', ...times.map(state))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
from datetime import datetime

from opening_hours import OpeningHours

times = [datetime(2026, 5, 4, 10), datetime(2026, 5, 4, 20), datetime(2026, 5, 9, 14)]
for text in ('Mo-Fr 09:00-17:00 || "by appointment"', "Mo-Fr 09:00+"):
    hours = OpeningHours(text)
    states = ["unknown" if hours.is_unknown(time) else "open" if hours.is_open(time) else "closed" for time in times]
    print("opening-hours-py", text, "", *states)
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
