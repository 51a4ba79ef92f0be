#!/usr/bin/env bash
# Subject: the time of day as French is written in Canada, 14 h 30, read by the French of chrono-node 2.10.3 (npm) and
# dateparser 1.5.0 (PyPI), which both read 14h30.
# One would guess: half past two, or nothing.
# What happens: chrono-node leaves the minutes out, and reads both ends of "de 9 h 15 à 17 h 45" wrong. To dateparser it is
# fourteen hours ago, whatever date is before it.
# Seen: on the noon of 2026-11-30
#   chrono-node 5 mai 2026 à 14h30      2026-05-05 14:30
#   chrono-node 5 mai 2026 à 14 h 30    2026-05-05 14:00
#   chrono-node de 9 h 15 à 17 h 45     2026-11-30 21:00, 2026-11-30 15:00 to 17:00
#   dateparser  2026-05-04 14h30        2026-05-04 14:30
#   dateparser  2026-05-04 14 h 30      2026-11-29 22:00
#   dateparser  14 h 30                 2026-11-29 22:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'chrono-node@2.10.3' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'dateparser==1.5.0'
cat >show.mjs <<'JAVASCRIPT'
import { fr } from 'chrono-node'

const noon = new Date('2026-11-30T12:00:00Z')
const day = (time) => time.toISOString().slice(0, 16).replace('T', ' ')
for (const text of ['5 mai 2026 à 14h30', '5 mai 2026 à 14 h 30', 'de 9 h 15 à 17 h 45']) {
  const times = fr
    .parse(text, noon)
    .map(({ start, end }) => day(start.date()) + (end ? ` to ${day(end.date()).slice(11)}` : ''))
  console.log('chrono-node', text.padEnd(23), times.join(', '))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
from datetime import datetime

import dateparser

for text in ("2026-05-04 14h30", "2026-05-04 14 h 30", "14 h 30"):
    time = dateparser.parse(text, languages=["fr"], settings={"RELATIVE_BASE": datetime(2026, 11, 30, 12)})
    print("dateparser ", text.ljust(23), time.isoformat(" ", "minutes"))
PYTHON
{ TZ=UTC node show.mjs && venv/bin/python -W ignore show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
