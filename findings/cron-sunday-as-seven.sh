#!/usr/bin/env bash
# Subject: Sunday as 7 in cron expressions, as crontab allows, by @breejs/later 4.2.0, @datasert/cronjs-matcher 1.4.0, cron-parser
# 5.10.6 and croner 11.0.1 (npm).
# One would guess: 7 is Sunday, alone and at the end of a range; and where a day of the month and a day of the week stand together,
# either is enough, as crontab has it.
# What happens: later runs 7 on Saturday, while 0 is Sunday; both it and cronjs leave Sunday out of 5-7, and cronjs never runs
# 1-7/2. For later both days must fit, so that each 13th and each Friday is a Friday the 13th.
# Seen: the first runs after 1 December 2026 at 9:00 UTC
#   0 9 * * 0      later        Sun 6   Sun 13  Sun 20  Sun 27
#   0 9 * * 0      cronjs       Sun 6   Sun 13  Sun 20  Sun 27
#   0 9 * * 0      cron-parser  Sun 6   Sun 13  Sun 20  Sun 27
#   0 9 * * 0      croner       Sun 6   Sun 13  Sun 20  Sun 27
#   0 9 * * 7      later        Sat 5   Sat 12  Sat 19  Sat 26
#   0 9 * * 7      cronjs       Sun 6   Sun 13  Sun 20  Sun 27
#   0 9 * * 7      cron-parser  Sun 6   Sun 13  Sun 20  Sun 27
#   0 9 * * 7      croner       Sun 6   Sun 13  Sun 20  Sun 27
#   0 9 * * 5-7    later        Fri 4   Sat 5   Fri 11  Sat 12
#   0 9 * * 5-7    cronjs       Fri 4   Sat 5   Fri 11  Sat 12
#   0 9 * * 5-7    cron-parser  Fri 4   Sat 5   Sun 6   Fri 11
#   0 9 * * 5-7    croner       Fri 4   Sat 5   Sun 6   Fri 11
#   0 9 * * 1-7/2  later        Wed 2   Fri 4   Mon 7   Wed 9
#   0 9 * * 1-7/2  cronjs       none
#   0 9 * * 1-7/2  cron-parser  Wed 2   Fri 4   Sun 6   Mon 7
#   0 9 * * 1-7/2  croner       Wed 2   Fri 4   Sun 6   Mon 7
#   0 9 13 * 5     later        Fri 13  Fri 13  Fri 13  Fri 13
#   0 9 13 * 5     cronjs       Fri 4   Fri 11  Sun 13  Fri 18
#   0 9 13 * 5     cron-parser  Fri 4   Fri 11  Sun 13  Fri 18
#   0 9 13 * 5     croner       Fri 4   Fri 11  Sun 13  Fri 18
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@breejs/later@4.2.0' '@datasert/cronjs-matcher@1.4.0' 'cron-parser@5.10.6' \
  'croner@11.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import later from '@breejs/later'
import matcher from '@datasert/cronjs-matcher'
import { CronExpressionParser } from 'cron-parser'
import { Cron } from 'croner'

later.date.UTC()
const start = new Date('2026-12-01T12:00:00Z')
const readers = {
  later: (text) => later.schedule(later.parse.cron(text)).next(4, start),
  cronjs: (text) =>
    matcher
      .getFutureMatches(text, { startAt: start.toISOString(), matchCount: 4, timezone: 'UTC' })
      .map((date) => new Date(date)),
  'cron-parser': (text) => {
    const runs = CronExpressionParser.parse(text, { currentDate: start, tz: 'UTC' })
    return [1, 2, 3, 4].map(() => runs.next().toDate())
  },
  croner: (text) => new Cron(text, { timezone: 'UTC' }).nextRuns(4, start),
}
const day = new Intl.DateTimeFormat('en-CA', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
for (const text of ['0 9 * * 0', '0 9 * * 7', '0 9 * * 5-7', '0 9 * * 1-7/2', '0 9 13 * 5']) {
  for (const [name, read] of Object.entries(readers)) {
    const days = read(text).map((date) => {
      const parts = Object.fromEntries(day.formatToParts(date).map(({ type, value }) => [type, value]))
      return `${parts.weekday} ${parts.day}`.padEnd(6)
    })
    console.log([text.padEnd(13), name.padEnd(11), ...(days.length ? days : ['none'])].join('  ').trimEnd())
  }
}
JAVASCRIPT
TZ=UTC node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
