#!/usr/bin/env bash
# Subject: forecasts of daily visitors by the two simplest models, with which all others are compared, by arima 0.2.8 (npm): a random
# walk, ARIMA(0,1,0), and the same weekday of last week, ARIMA(0,0,0)(0,1,0)7.
# One would guess: the last value, and the days of the last week.
# What happens: 0 visitors on the next three days, without an error: a model with differences and without a coefficient is not
# computed. With one coefficient more the forecast is near the last week, and with the mean alone it is the mean.
# Seen: five weeks of visitors, the last of which is 121 133 123 144 177 60 41
#   random walk: 0 0 0
#   last week: 0 0 0
#   last week and one coefficient: 120 132 124
#   mean: 114 114 114
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'arima@0.2.8' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import ARIMA from 'arima'

const week = [120, 130, 125, 140, 180, 60, 40]
const changes = [
  3, -2, 1, 4, -5, 2, -1, 0, 3, -4, 2, 1, -3, 5, -2, 1, 0, -1, 4, -3, 2, -2, 3, 1, -1, 0, 2, -4, 1, 3, -2, 4, -3, 0, 1,
]
const visitors = changes.map((change, day) => week[day % 7] + change)
function show(title, orders) {
  const model = new ARIMA({ p: 0, d: 0, q: 0, P: 0, D: 0, Q: 0, s: 0, ...orders, verbose: false })
  const [forecast] = model.train(visitors).predict(3)
  console.log(`${title}: ${forecast.map(Math.round).join(' ')}`)
}
show('random walk', { d: 1 })
show('last week', { D: 1, s: 7 })
show('last week and one coefficient', { D: 1, Q: 1, s: 7 })
show('mean', {})
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
