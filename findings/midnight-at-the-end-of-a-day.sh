#!/usr/bin/env bash
# Subject: 24:00, the end of a day in ISO 8601, as a time and as the end of an interval, by aniso8601 10.0.1, ciso8601 2.4.1,
# python-dateutil 2.9.0.post0, arrow 1.4.0 (PyPI), spacetime 7.15.0, dayjs 1.11.23 and luxon 3.7.2 (npm).
# One would guess: the start of the next day, or an error.
# What happens: aniso8601 gives the start of the same day, so that an interval of a whole day lasts no time, and spacetime gives
# 23:00.
# Seen: the end of 1 December 2026
#   dateutil               2026-12-02 00:00
#   ciso8601               2026-12-02 00:00
#   arrow                  2026-12-02 00:00
#   aniso8601              2026-12-01 00:00
#   aniso8601, the day in h 0.0
#   dayjs                  2026-12-02 00:00
#   luxon                  2026-12-02 00:00
#   spacetime              2026-12-01 23:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'spacetime@7.15.0' 'dayjs@1.11.23' 'luxon@3.7.2' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'aniso8601==10.0.1' 'ciso8601==2.4.1' 'python-dateutil==2.9.0.post0' \
  'arrow==1.4.0'
cat >show.py <<'PYTHON'
import aniso8601
import arrow
import ciso8601
from dateutil.parser import isoparse

TEXT = "2026-12-01T24:00:00"
for name, read in (
    ("dateutil", isoparse),
    ("ciso8601", ciso8601.parse_datetime),
    ("arrow", arrow.get),
    ("aniso8601", aniso8601.parse_datetime),
):
    print(name.ljust(22), read(TEXT).strftime("%Y-%m-%d %H:%M"))
start, end = aniso8601.parse_interval("2026-12-01T00:00:00/" + TEXT)
print("aniso8601, the day in h", (end - start).total_seconds() / 3600)
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import dayjs from 'dayjs'
import { DateTime } from 'luxon'
import spacetime from 'spacetime'

const text = '2026-12-01T24:00:00'
for (const [name, date] of [
  ['dayjs', dayjs(text).format('YYYY-MM-DD HH:mm')],
  ['luxon', DateTime.fromISO(text).toFormat('yyyy-MM-dd HH:mm')],
  ['spacetime', spacetime(text, 'UTC').format('{iso-short} {hour-24-pad}:{minute-pad}')],
]) {
  console.log(name.padEnd(22), date)
}
JAVASCRIPT
{ venv/bin/python show.py && TZ=UTC node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
