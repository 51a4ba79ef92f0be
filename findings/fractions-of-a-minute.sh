#!/usr/bin/env bash
# Subject: half a minute after 10:30, and half an hour after 10, as ISO 8601 writes them with a decimal fraction, by iso8601 2.1.0,
# aniso8601 10.0.1 (PyPI), dayjs 1.11.23, spacetime 7.15.0 and date-fns 4.4.0 (npm).
# One would guess: 10:30:30 and 10:30:00, or an error.
# What happens: iso8601 reads 10:30,5 as thirty and a half seconds after ten, half an hour early. dayjs makes five milliseconds of
# the fraction, spacetime five seconds or half a second, and of 10.5 hours midnight.
# Seen:
#              10:30.5       10:30,5       10.5          10,5
#   aniso8601  10:30:30.000  10:30:30.000  10:30:00.000  10:30:00.000
#   iso8601    10:00:30.500  10:00:30.500  error         error
#   date-fns   10:30:30.000  10:30:30.000  10:30:00.000  10:30:00.000
#   dayjs      10:30:00.005  invalid       10:00:00.005  invalid
#   spacetime  10:30:00.500  10:30:05.000  00:00:00.000  00:00:00.000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'dayjs@1.11.23' 'spacetime@7.15.0' 'date-fns@4.4.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'iso8601==2.1.0' 'aniso8601==10.0.1'
cat >show.py <<'PYTHON'
import aniso8601
import iso8601

TIMES = ("10:30.5", "10:30,5", "10.5", "10,5")


def show(name, read):
    cells = []
    for time in TIMES:
        try:
            cells.append(read(f"2026-12-01T{time}Z").strftime("%H:%M:%S.%f")[:12])
        except Exception:
            cells.append("error")
    print("  ".join([name.ljust(9), *(cell.ljust(12) for cell in cells)]).rstrip())


print("  ".join([" " * 9, *(time.ljust(12) for time in TIMES)]).rstrip())
show("aniso8601", aniso8601.parse_datetime)
show("iso8601", iso8601.parse_date)
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { parseISO } from 'date-fns'
import dayjs from 'dayjs'
import spacetime from 'spacetime'

const readers = {
  'date-fns': (text) => parseISO(text),
  dayjs: (text) => dayjs(text).toDate(),
  spacetime: (text) => spacetime(text, 'UTC').toNativeDate(),
}
for (const [name, read] of Object.entries(readers)) {
  const cells = ['10:30.5', '10:30,5', '10.5', '10,5'].map((time) => {
    const date = read(`2026-12-01T${time}`)
    return Number.isNaN(date.getTime()) ? 'invalid' : date.toISOString().slice(11, 23)
  })
  console.log([name.padEnd(9), ...cells.map((cell) => cell.padEnd(12))].join('  ').trimEnd())
}
JAVASCRIPT
{ venv/bin/python show.py && TZ=UTC node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
