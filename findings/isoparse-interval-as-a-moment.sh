#!/usr/bin/env bash
# Subject: intervals of ISO 8601 whose end is shortened, handed to readers of one moment: isoparse and parse of python-dateutil
# 2.9.0.post0, compared with aniso8601 10.0.1, ciso8601 2.4.1 and isodate 0.7.2 (PyPI).
# One would guess: an error, since an interval is no moment.
# What happens: isoparse reads the month of the end as an hour, and its day as an offset from UTC: from 30 November to 2 December is
# noon in a zone two hours west. parse takes the end of an interval of hours for its only time. The other readers refuse both.
# Seen:
#   isoparse   2026-11-30/12-02        2026-11-30T12:00:00-02:00
#   isoparse   2026-12-01T08:00/17:00  error
#   parse      2026-11-30/12-02        2026-11-30T12:00:00-02:00
#   parse      2026-12-01T08:00/17:00  2026-12-01T17:00:00
#   aniso8601  2026-11-30/12-02        error
#   aniso8601  2026-12-01T08:00/17:00  error
#   ciso8601   2026-11-30/12-02        error
#   ciso8601   2026-12-01T08:00/17:00  error
#   isodate    2026-11-30/12-02        error
#   isodate    2026-12-01T08:00/17:00  error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'python-dateutil==2.9.0.post0' 'aniso8601==10.0.1' 'ciso8601==2.4.1' \
  'isodate==0.7.2'
cat >show.py <<'PYTHON'
import aniso8601
import ciso8601
import isodate
from dateutil import parser

INTERVALS = ("2026-11-30/12-02", "2026-12-01T08:00/17:00")
for name, read in (
    ("isoparse", parser.isoparse),
    ("parse", parser.parse),
    ("aniso8601", aniso8601.parse_datetime),
    ("ciso8601", ciso8601.parse_datetime),
    ("isodate", isodate.parse_datetime),
):
    for text in INTERVALS:
        try:
            value = read(text).isoformat()
        except ValueError:
            value = "error"
        print(name.ljust(10), text.ljust(23), value)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
