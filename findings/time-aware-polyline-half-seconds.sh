#!/usr/bin/env bash
# Subject: a track with times as a time-aware polyline and back, by time-aware-polyline 0.2.2 (npm).
# One would guess: times to the second, as it returns them; fractions are rounded or cut off.
# What happens: whole seconds are right. A fraction in one time makes the clock run backwards from there on, and one in the first
# time moves the track to 1981. Phones give times with fractions; an example with whole seconds shows nothing.
# Seen: 12:00:00, 12:00:30, 12:01:00 of 2026 for whole seconds; 12:00:00, 11:59:29, 11:58:59 of 2026 for 12:00:30.5;
# 15:14:07, 15:14:37, 15:15:07 of 1981 for 12:00:00.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'time-aware-polyline@0.2.2' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const { TimeAwareEncoder } = require('time-aware-polyline')

/** The times of a track of three fixes on 4 May 2026, written and read again. */
function times(...clocks) {
  const encoder = new TimeAwareEncoder()
  const track = clocks.map((clock, index) => [45.4 + index / 100, -75.7, `2026-05-04T${clock}Z`])
  const read = encoder.decodeTimeAwarePolyline(encoder.encodeTimeAwarePolyline(track)).map(([, , time]) => time)
  return `${read.map((time) => time.slice(11, 19)).join(', ')} of ${read[0].slice(0, 4)}`
}

const shown = [
  `${times('12:00:00', '12:00:30', '12:01:00')} for whole seconds`,
  `${times('12:00:00', '12:00:30.5', '12:01:00')} for 12:00:30.5`,
  `${times('12:00:00.5', '12:00:30.5', '12:01:00.5')} for 12:00:00.5`,
]
console.log(shown.join('; '))
JAVASCRIPT
seen=$(node show.cjs)
echo "$seen"
expected='12:00:00, 12:00:30, 12:01:00 of 2026 for whole seconds; 12:00:00, 11:59:29, 11:58:59 of 2026 for 12:00:30.5; 15:14:07, 15:14:37, 15:15:07 of 1981 for 12:00:00.5'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed" >&2; exit 1; }
