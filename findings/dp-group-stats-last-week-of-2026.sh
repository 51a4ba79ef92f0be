#!/usr/bin/env bash
# Subject: the period of two weeks that contains a day, for private statistics of groups, by dp-group-stats 0.1.2 (PyPI).
# One would guess: a period that contains it, as the function says; 2026 has 53 weeks of ISO 8601, so one period is longer or shorter.
# What happens: a day of week 53, from 28 December 2026 to 3 January 2027, is given the two weeks before it, which end on 27 December.
# No period has that week, and the one before January’s first begins on 21 December, where none begins.
# Seen: 2026-12-27 in 2026-12-14 to 2026-12-27; 2026-12-30 in 2026-12-14 to 2026-12-27; 2027-01-04 in 2027-01-04 to 2027-01-17,
# before it 2026-12-21
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'dp-group-stats==0.1.2'
venv/bin/python - <<'PYTHON'
from datetime import date

from dp_group_stats import get_period_bounds, period_before

shown = []
for day in (date(2026, 12, 27), date(2026, 12, 30), date(2027, 1, 4)):
    first, last = get_period_bounds(day, "biweekly")
    shown.append(f"{day} in {first} to {last}")
seen = f"{'; '.join(shown)}, before it {period_before(date(2027, 1, 4), 'biweekly')}"
print(seen)
expected = (
    "2026-12-27 in 2026-12-14 to 2026-12-27; 2026-12-30 in 2026-12-14 to 2026-12-27; "
    "2027-01-04 in 2027-01-04 to 2027-01-17, before it 2026-12-21"
)
assert seen == expected, "the behaviour has changed"
PYTHON
