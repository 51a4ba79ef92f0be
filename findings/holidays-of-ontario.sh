#!/usr/bin/env bash
# Subject: public holidays of Ontario in 2026, by holidays 0.109 (PyPI) and date-holidays 3.37.0 (npm).
# One would guess: the same nine days, which the province's law names.
# What happens: date-holidays takes Easter Monday for a public one; holidays gives Boxing Day a substitute, the Monday after, beside
# the day itself. "A usual Monday" is made of other days by each.
# Seen: days that both name, and those that one does
#   both: 01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26
#   holidays: 12-28
#   date-holidays: 04-06
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'date-holidays@3.37.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'holidays==0.109'
cat >days.mjs <<'JAVASCRIPT'
import Holidays from 'date-holidays'

for (const { date, type } of new Holidays('CA', 'ON').getHolidays(2026)) {
  if (type === 'public') console.log(date.slice(5, 10))
}
JAVASCRIPT
cat >days.py <<'PYTHON'
import holidays

for day in holidays.country_holidays("CA", subdiv="ON", years=2026):
    print(f"{day:%m-%d}")
PYTHON
node days.mjs | sort -u >a
venv/bin/python days.py | sort -u >b
{
  echo "both: $(comm -12 a b | paste -sd ' ')"
  echo "holidays: $(comm -13 a b | paste -sd ' ')"
  echo "date-holidays: $(comm -23 a b | paste -sd ' ')"
} >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
