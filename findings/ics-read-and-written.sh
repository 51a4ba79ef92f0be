#!/usr/bin/env bash
# Subject: a calendar read and written by ics 0.7.3 (PyPI): an event of one day from 23:00 in Toronto on the night when the
# clocks go forward, and one at 23:00 without a zone, which is the time of wherever the reader is.
# One would guess: both mean the same afterwards.
# What happens: beginnings are written in UTC, but the length stays P1D, which the format counts in days of the zone: the
# first ends an hour later. The second is in UTC, and begins at 18:00 in Toronto.
# Seen: the end of the first in Toronto 2026-03-08 23:00, then 2026-03-09 00:00; the second 20260307T230000Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'ics==0.7.3'
venv/bin/python -W ignore - <<'PYTHON'
import re

from ics import Calendar

EVENTS = {"first": "DTSTART;TZID=America/Toronto:20260307T230000\nDURATION:P1D", "second": "DTSTART:20260307T230000"}
LINES = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Example//EN"]
for name, times in EVENTS.items():
    LINES += ["BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z", *times.split("\n"), "END:VEVENT"]
LINES.append("END:VCALENDAR")


def event(calendar, name):
    """The event of a calendar that has a name."""
    return next(event for event in calendar.events if event.uid == name)


calendar = Calendar("\r\n".join(LINES))
again = Calendar(calendar.serialize())
ends = [event(each, "first").end.to("America/Toronto").format("YYYY-MM-DD HH:mm") for each in (calendar, again)]
second = re.search(r"DTSTART:(\w+)", event(calendar, "second").serialize())[1]
seen = f"the end of the first in Toronto {', then '.join(ends)}; the second {second}"
print(seen)
expected = "the end of the first in Toronto 2026-03-08 23:00, then 2026-03-09 00:00; the second 20260307T230000Z"
assert seen == expected, "the behaviour has changed"
PYTHON
