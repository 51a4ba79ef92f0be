#!/usr/bin/env bash
# Subject: durations in French, and of ISO 8601, by parse-duration 2.1.9 (npm).
# One would guess: that duration, or null, as for a word that is not known.
# What happens: what is not known is left out, and the rest counts: an hour and a quarter is a quarter of an hour, and two days and
# four hours are four hours. A comma stands between thousands, so that an hour and a half is 15, and the M of a month in ISO 8601 is
# a minute.
# Seen: minutes
#   1 hour 15 minutes   75
#   1 heure 15 minutes  15
#   2 jours 4 h         240
#   2 jours             null
#   1,5 h               900
#   P1M                 1
#   PT1M                1
#   PT-15M              15
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'parse-duration@2.1.9' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import parse from 'parse-duration'

for (const text of ['1 hour 15 minutes', '1 heure 15 minutes', '2 jours 4 h', '2 jours', '1,5 h', 'P1M', 'PT1M', 'PT-15M']) {
  console.log(text.padEnd(19), parse(text, 'm'))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
