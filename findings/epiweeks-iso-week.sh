#!/usr/bin/env bash
# Subject: weeks in the notation of ISO 8601, as health data bears them, read by epiweeks 2.4.0 (PyPI).
# One would guess: 2026-W01 begins on Monday, 29 December 2025, as ISO 8601 says; CDC weeks are had by asking for them.
# What happens: the notation is read, and written by isoformat(), but the week is that of the CDC, which begins on a Sunday and,
# in 2026, six days later. Cases of a whole year are put beside footfall of the wrong week, and the last week is an error.
# Seen: the first day by datetime and by epiweeks, and with system="iso"
#   2025-W20 2025-05-12 2025-05-11 2025-05-12
#   2026-W01 2025-12-29 2026-01-04 2025-12-29
#   2026-W30 2026-07-20 2026-07-26 2026-07-20
#   2026-W53 2026-12-28 ValueError 2026-12-28
#   29 December 2025 by isoformat(): 2025W53, with system="iso" 2026W01
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'epiweeks==2.4.0'
venv/bin/python - >seen <<'PYTHON'
from datetime import date

from epiweeks import Week


def first_day(text, **options):
    try:
        return Week.fromstring(text, **options).startdate()
    except ValueError as error:
        return type(error).__name__


for text in ("2025-W20", "2026-W01", "2026-W30", "2026-W53"):
    print(text, date.fromisoformat(text), first_day(text), first_day(text, system="iso"))
day = date(2025, 12, 29)
weeks = Week.fromdate(day).isoformat(), Week.fromdate(day, system="iso").isoformat()
print(f'29 December 2025 by isoformat(): {weeks[0]}, with system="iso" {weeks[1]}')
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
