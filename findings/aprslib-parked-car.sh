#!/usr/bin/env bash
# Subject: APRS positions of a car that stands (speed 000), and of one that gives no speed (...), read by aprslib 0.7.2 (PyPI).
# One would guess: the speed of the first is 0.0, and the second has none.
# What happens: neither has one, so a stop cannot be told from a report without a speed, though a height of 0 is kept. A mean
# of the speeds that are there is one of the time in motion only.
# Seen: speeds of 36, 0, 0 and 36 knots [66.672, None, None, 66.672]; not given None; a height of 0 0.0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'aprslib==0.7.2'
venv/bin/python -W ignore - <<'PYTHON'
import aprslib


def read(extension):
    """The report of a car in Gatineau, with its course and speed."""
    return aprslib.parse(f"N0CALL>APRS,TCPIP*:!4530.50N/07545.50W>{extension}")


speeds = [read(f"180/{knots}").get("speed") for knots in ("036", "000", "000", "036")]
seen = (
    f"speeds of 36, 0, 0 and 36 knots {speeds}; not given {read('180/...').get('speed')}; "
    f"a height of 0 {read('180/036/A=000000')['altitude']}"
)
print(seen)
expected = "speeds of 36, 0, 0 and 36 knots [66.672, None, None, 66.672]; not given None; a height of 0 0.0"
assert seen == expected, "the behaviour has changed"
PYTHON
