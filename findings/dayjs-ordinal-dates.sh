#!/usr/bin/env bash
# Subject: ordinal dates of ISO 8601, a year and the number of the day in it, as dates, by dayjs 1.11.23, luxon 3.7.2, moment 2.31.0
# and date-fns 4.4.0 (npm).
# One would guess: 1 December 2026 for 2026-335, or an invalid date, as the engine gives.
# What happens: three libraries read them. dayjs takes two digits for a month and one for a day: day 32 is 2 March, and day 335 is 5
# September 2028, in a month 33. Nothing is invalid.
# Seen:
#             2026-032    2026-121    2026-335    2026335
#   engine    invalid     invalid     invalid     invalid
#   luxon     2026-02-01  2026-05-01  2026-12-01  2026-12-01
#   moment    2026-02-01  2026-05-01  2026-12-01  2026-12-01
#   date-fns  2026-02-01  2026-05-01  2026-12-01  2026-12-01
#   dayjs     2026-03-02  2026-12-01  2028-09-05  2028-09-05
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'dayjs@1.11.23' 'luxon@3.7.2' 'moment@2.31.0' 'date-fns@4.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { parseISO } from 'date-fns'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DateTime } from 'luxon'
import moment from 'moment'

dayjs.extend(utc)
const readers = {
  engine: (text) => new Date(text),
  luxon: (text) => DateTime.fromISO(text, { zone: 'utc' }).toJSDate(),
  moment: (text) => moment.utc(text, moment.ISO_8601, true).toDate(),
  'date-fns': (text) => parseISO(text),
  dayjs: (text) => dayjs.utc(text).toDate(),
}
const dates = ['2026-032', '2026-121', '2026-335', '2026335']
const row = (name, cells) => [name.padEnd(8), ...cells.map((cell) => cell.padEnd(10))].join('  ').trimEnd()
console.log(row('', dates))
for (const [name, read] of Object.entries(readers)) {
  console.log(
    row(
      name,
      dates.map((text) => {
        const date = read(text)
        return Number.isNaN(date.getTime()) ? 'invalid' : date.toISOString().slice(0, 10)
      }),
    ),
  )
}
JAVASCRIPT
TZ=UTC node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
