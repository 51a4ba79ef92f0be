#!/usr/bin/env bash
# Subject: stops by place and time: jdbscan 1.0.0 (npm), a DBSCAN with `timeEps`, on a person who is home in the morning and in
# the evening.
# One would guess: two stays, as fixes are neighbours if they are near in both.
# What happens: one stay of twelve hours. Fixes that are near in place are neighbours whatever their times are: the condition on
# time is followed by an "or".
# Seen:
#   within any number of minutes: 1 1 1 1 1 1 1 1
#   within 600 minutes: 1 1 1 1 1 1 1 1
#   within 10 minutes: 1 1 1 1 1 1 1 1
#   within 1 minutes: 1 1 1 1 1 1 1 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jdbscan@1.0.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { createRequire } from 'node:module'

const loaded = createRequire(import.meta.url)('jdbscan')
const jdbscan = loaded.default ?? loaded
const fixes = [7, 19].flatMap((hour) =>
  [0, 5, 10, 15].map((minute) => ({ x: 0, y: minute / 10, timestamp: Date.UTC(2026, 4, 4, hour, minute) })),
)
for (const minutes of [undefined, 600, 10, 1]) {
  const scan = jdbscan().eps(20).minPts(2).distance('EUCLIDEAN').data(fixes)
  if (minutes !== undefined) scan.timeEps(minutes * 60_000)
  console.log(`within ${minutes ?? 'any number of'} minutes: ${scan().join(' ')}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
