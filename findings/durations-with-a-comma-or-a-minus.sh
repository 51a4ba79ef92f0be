#!/usr/bin/env bash
# Subject: durations of ISO 8601 with a decimal comma, which the standard prefers to a point, and one that is negative, read by
# dayjs 1.11.23, luxon 3.7.2, moment 2.31.0, iso8601-duration 2.1.4 and @js-joda/core 6.3.2 (npm).
# One would guess: half an hour is 1,800 seconds, a second and a half is 1.5, and a quarter of an hour early is -900; or an error.
# What happens: each is wrong without an error from one or more. A comma makes 0 of the whole duration, NaN, or cuts off the
# fraction; a minus is left out, so what was early is late. Of five libraries one reads all of them.
# Seen: seconds
#                    PT0.5H PT0,5H PT1,5S -PT15M
#   dayjs            1800   0      0      900
#   luxon            1800   NaN    1.5    -900
#   moment           1800   1800   1.5    -900
#   iso8601-duration 1800   1800   1.5    900
#   js-joda          error  error  1      -900
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'dayjs@1.11.23' 'luxon@3.7.2' 'moment@2.31.0' 'iso8601-duration@2.1.4' \
  '@js-joda/core@6.3.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { Duration as JodaDuration } from '@js-joda/core'
import dayjs from 'dayjs'
import duration from 'dayjs/plugin/duration.js'
import { parse, toSeconds } from 'iso8601-duration'
import { Duration } from 'luxon'
import moment from 'moment'

dayjs.extend(duration)
const readers = {
  dayjs: (text) => dayjs.duration(text).asSeconds(),
  luxon: (text) => Duration.fromISO(text).as('seconds'),
  moment: (text) => moment.duration(text).asSeconds(),
  'iso8601-duration': (text) => toSeconds(parse(text)),
  'js-joda': (text) => JodaDuration.parse(text).seconds(),
}
const durations = ['PT0.5H', 'PT0,5H', 'PT1,5S', '-PT15M']
const row = (name, cells) => [name.padEnd(16), ...cells.map((cell) => String(cell).padEnd(6))].join(' ').trimEnd()
console.log(row('', durations))
for (const [name, read] of Object.entries(readers)) {
  console.log(
    row(
      name,
      durations.map((text) => {
        try {
          return read(text)
        } catch {
          return 'error'
        }
      }),
    ),
  )
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
