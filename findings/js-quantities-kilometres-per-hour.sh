#!/usr/bin/env bash
# Subject: a speed in `kmph`, the way to write km/h in India and in many data sets, read by js-quantities 1.8.0 (npm).
# One would guess: 90 kmph is 25 m/s, as 90 kph is, or an error, as for 90 kmh.
# What happens: `k` is taken for a thousand, and `mph` for miles an hour: 90 kmph is 40,234 m/s, and its kind is a speed. `10 mb`, a
# pressure, is a hundredth of a bit.
# Seen:
#   90 km/h  25.0 m/s speed
#   90 kph   25.0 m/s speed
#   90 kmph  40233.6 m/s speed
#   90 kmh   Unit not recognized
#   10 mbar  1000.0 kg/m*s2 pressure
#   10 mb    0.00125 B information
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'js-quantities@1.8.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import Qty from 'js-quantities'

for (const text of ['90 km/h', '90 kph', '90 kmph', '90 kmh', '10 mbar', '10 mb']) {
  try {
    const quantity = Qty(text).toBase()
    const size = quantity.scalar < 1 ? quantity.scalar : quantity.scalar.toFixed(1)
    console.log(text.padEnd(8), size, quantity.units(), quantity.kind())
  } catch (error) {
    console.log(text.padEnd(8), error.message)
  }
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
