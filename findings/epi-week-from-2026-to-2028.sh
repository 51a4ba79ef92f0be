#!/usr/bin/env bash
# Subject: the epidemiological week of a day, as the CDC counts, by epi-week 0.0.1 (npm).
# One would guess: the week from Sunday to Saturday that has most of its days in the year, in each year.
# What happens: Saturdays since 1 January are counted. In a year that begins on a Thursday, a Friday or a Saturday, whose first days
# belong to the last week of the year before, nearly all weeks are one too high: in 2021 and 2022, and from 2026 to 2028. And the
# date that is given loses its time of day, in the caller’s variable.
# Seen: days of which the week differs from that of epiweeks 2.4.0 (PyPI), by year
#   2020 0, 2021 363, 2022 365, 2023 0, 2024 0, 2025 0, 2026 362, 2027 365, 2028 365, 2029 0, 2030 0
#   2026-12-01: epi-week 2026-49, epiweeks 2026-48
#   2027-12-31: epi-week 2027-53, epiweeks 2027-52
#   1 December 2026, 21:30, after it was asked for: 00:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'epi-week@0.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'epiweeks==2.4.0'
venv/bin/python - >weeks.json <<'PYTHON'
import datetime
import json

from epiweeks import Week

days = [datetime.date(2020, 1, 1) + datetime.timedelta(days=day) for day in range(4018)]
weeks = {day.isoformat(): Week.fromdate(day, system="cdc") for day in days}
print(json.dumps({day: f"{week.year}-{week.week:02}" for day, week in weeks.items()}))
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import epiWeek from 'epi-week'

const weeks = JSON.parse(readFileSync('weeks.json', 'utf8'))
function byLibrary(day) {
  const [year, month, date] = day.split('-').map(Number)
  const found = epiWeek(new Date(year, month - 1, date, 12))
  return `${found.year}-${String(found.week).padStart(2, '0')}`
}
const differing = {}
for (const [day, week] of Object.entries(weeks)) {
  const year = day.slice(0, 4)
  differing[year] = (differing[year] ?? 0) + (byLibrary(day) === week ? 0 : 1)
}
console.log(Object.entries(differing).map(([year, days]) => `${year} ${days}`).join(', '))
for (const day of ['2026-12-01', '2027-12-31']) console.log(`${day}: epi-week ${byLibrary(day)}, epiweeks ${weeks[day]}`)
const evening = new Date(2026, 11, 1, 21, 30)
epiWeek(evening)
console.log(`1 December 2026, 21:30, after it was asked for: ${evening.toTimeString().slice(0, 5)}`)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
