#!/usr/bin/env bash
# Subject: the time zone of a place, by geo-tz 8.1.9 and tz-lookup 6.1.25 (npm).
# One would guess: the zone that the country uses: America/Atikokan or Winnipeg, Europe/Oslo, Atlantic/Reykjavik.
# What happens: geo-tz joins zones whose clocks have agreed since 1970, and names the whole after its largest city: Atikokan
# in Ontario is in Panama, Iceland in Côte d'Ivoire. The clocks are right; a list of zones by country, a place name drawn
# from the zone, and a date before 1970 are not.
# Seen:
#   Atikokan   geo-tz America/Panama   tz-lookup America/Winnipeg
#   Creston    geo-tz America/Phoenix  tz-lookup America/Creston
#   Oslo       geo-tz Europe/Berlin    tz-lookup Europe/Oslo
#   Reykjavik  geo-tz Africa/Abidjan   tz-lookup Atlantic/Reykjavik
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geo-tz@8.1.9' 'tz-lookup@6.1.25' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { find } from 'geo-tz'
import lookUp from 'tz-lookup'

const places = { Atikokan: [48.75, -91.62], Creston: [49.1, -116.51], Oslo: [59.91, 10.75], Reykjavik: [64.14, -21.94] }
for (const [name, place] of Object.entries(places)) {
  console.log(`${name.padEnd(10)} geo-tz ${find(...place).join().padEnd(16)} tz-lookup ${lookUp(...place)}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
