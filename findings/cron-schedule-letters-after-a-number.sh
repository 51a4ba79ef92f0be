#!/usr/bin/env bash
# Subject: cron expressions with the signs of wider dialects (1L, 5#3, 15W, 5/15), by cron-schedule 6.0.0, cron-parser 5.10.6,
# croner 11.0.1 and cronosjs 1.7.1 (npm).
# One would guess: the last Monday, the third Friday, the working day nearest to the 15th and each quarter of an hour from 9:05, or
# an error.
# What happens: cron-schedule reads the digits and leaves the rest out: each Monday, each Friday, the 15th whatever day it is, and
# once an hour. A letter alone, such as L, is an error.
# Seen: the first runs after 1 December 2026, in UTC
#   0 9 * * 1L    cron-schedule  2026-12-07T09:00  2026-12-14T09:00  2026-12-21T09:00
#   0 9 * * 1L    cron-parser    2026-12-28T09:00  2027-01-25T09:00  2027-02-22T09:00
#   0 9 * * 1L    croner         2026-12-28T09:00  2027-01-25T09:00  2027-02-22T09:00
#   0 9 * * 1L    cronosjs       2026-12-28T09:00  2027-01-25T09:00  2027-02-22T09:00
#   0 9 * * 5#3   cron-schedule  2026-12-04T09:00  2026-12-11T09:00  2026-12-18T09:00
#   0 9 * * 5#3   cron-parser    2026-12-18T09:00  2027-01-15T09:00  2027-02-19T09:00
#   0 9 * * 5#3   croner         2026-12-18T09:00  2027-01-15T09:00  2027-02-19T09:00
#   0 9 * * 5#3   cronosjs       2026-12-18T09:00  2027-01-15T09:00  2027-02-19T09:00
#   0 9 15W 5 *   cron-schedule  2027-05-15T09:00  2028-05-15T09:00  2029-05-15T09:00
#   0 9 15W 5 *   cron-parser    error
#   0 9 15W 5 *   croner         2027-05-14T09:00  2028-05-15T09:00  2029-05-15T09:00
#   0 9 15W 5 *   cronosjs       2027-05-14T09:00  2028-05-15T09:00  2029-05-15T09:00
#   5/15 9 * * *  cron-schedule  2026-12-01T09:05  2026-12-02T09:05  2026-12-03T09:05
#   5/15 9 * * *  cron-parser    2026-12-01T09:05  2026-12-01T09:20  2026-12-01T09:35
#   5/15 9 * * *  croner         error
#   5/15 9 * * *  cronosjs       2026-12-01T09:05  2026-12-01T09:20  2026-12-01T09:35
#   0 9 L * *     cron-schedule  error
#   0 9 L * *     cron-parser    2026-12-31T09:00  2027-01-31T09:00  2027-02-28T09:00
#   0 9 L * *     croner         2026-12-31T09:00  2027-01-31T09:00  2027-02-28T09:00
#   0 9 L * *     cronosjs       2026-12-31T09:00  2027-01-31T09:00  2027-02-28T09:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'cron-schedule@6.0.0' 'cron-parser@5.10.6' 'croner@11.0.1' \
  'cronosjs@1.7.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { CronExpressionParser } from 'cron-parser'
import { parseCronExpression } from 'cron-schedule'
import { Cron } from 'croner'
import { CronosExpression } from 'cronosjs'

const start = new Date('2026-12-01T00:00:30Z')
const readers = {
  'cron-schedule': (text) => parseCronExpression(text).getNextDates(3, start),
  'cron-parser': (text) => {
    const runs = CronExpressionParser.parse(text, { currentDate: start, tz: 'UTC' })
    return [1, 2, 3].map(() => runs.next().toDate())
  },
  croner: (text) => new Cron(text, { timezone: 'UTC' }).nextRuns(3, start),
  cronosjs: (text) => CronosExpression.parse(text, { timezone: 'UTC' }).nextNDates(start, 3),
}
for (const text of ['0 9 * * 1L', '0 9 * * 5#3', '0 9 15W 5 *', '5/15 9 * * *', '0 9 L * *']) {
  for (const [name, read] of Object.entries(readers)) {
    let runs
    try {
      runs = read(text).map((date) => date.toISOString().slice(0, 16))
    } catch {
      runs = ['error']
    }
    console.log([text.padEnd(12), name.padEnd(13), ...runs].join('  '))
  }
}
JAVASCRIPT
TZ=UTC node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
