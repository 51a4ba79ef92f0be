#!/usr/bin/env bash
# Subject: 45°25'0" N, a position in full minutes, in degrees, by dms-to-decimal 0.0.6 (npm).
# One would guess: 45.4167.
# What happens: 0. A part that is 0 makes the whole 0, and so do seconds above 59, such as 59.4; the place is in the Gulf of
# Guinea. The example of the manual, with no 0 in it, is right.
# Seen:
#   45°25'17" N   45.421388888888885
#   45°25'0" N    0
#   45°0'30" N    0
#   45°25'59.4" N 0
#   0°7'39" W     0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'dms-to-decimal@0.0.6' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import convert from 'dms-to-decimal'

for (const [degrees, minutes, seconds, direction] of [
  [45, 25, 17, 'N'],
  [45, 25, 0, 'N'],
  [45, 0, 30, 'N'],
  [45, 25, 59.4, 'N'],
  [0, 7, 39, 'W'],
]) {
  console.log(`${degrees}°${minutes}'${seconds}" ${direction}`.padEnd(13), convert.DMS2Decimal(degrees, minutes, seconds, direction))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
