#!/usr/bin/env bash
# Subject: signal strengths of a beacon smoothed with kalmanjs 1.1.0 (npm), whose options are R and Q.
# One would guess: R is the noise of the measurement and Q that of the process, as in textbooks and papers.
# What happens: R is the noise of the process. Values taken from a paper, a noisy receiver (R 16) and a phone that lies still
# (Q 0.01), smooth nothing: each reading is passed on, and a distance made of it jumps as before.
# Seen: ten readings of a phone that lies still, in dBm, and what is made of them
#   readings                      -60 -66 -55 -64 -57 -65 -54 -63 -58 -61
#   equations with R 16, Q 0.01   -60 -63 -60 -61 -60 -61 -60 -60 -60 -60
#   kalmanjs with R 16, Q 0.01    -60 -66 -55 -64 -57 -65 -54 -63 -58 -61
#   kalmanjs with R 0.01, Q 16    -60 -63 -60 -61 -60 -61 -60 -60 -60 -60
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'kalmanjs@1.1.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import KalmanFilter from 'kalmanjs'

/** The filter's equations for one value that stays as it is, with R and Q as textbooks name them. */
function smooth(readings, { R, Q }) {
  let [value, variance] = [readings[0], R]
  return [
    value,
    ...readings.slice(1).map((reading) => {
      variance += Q
      const gain = variance / (variance + R)
      value += gain * (reading - value)
      variance *= 1 - gain
      return value
    }),
  ]
}

const readings = [-60, -66, -55, -64, -57, -65, -54, -63, -58, -61]
function byLibrary(options) {
  const filter = new KalmanFilter(options)
  return readings.map((reading) => filter.filter(reading))
}

for (const [name, values] of [
  ['readings', readings],
  ['equations with R 16, Q 0.01', smooth(readings, { R: 16, Q: 0.01 })],
  ['kalmanjs with R 16, Q 0.01', byLibrary({ R: 16, Q: 0.01 })],
  ['kalmanjs with R 0.01, Q 16', byLibrary({ R: 0.01, Q: 16 })],
]) {
  console.log(name.padEnd(29), ...values.map(Math.round))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
