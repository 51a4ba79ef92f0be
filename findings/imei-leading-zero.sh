#!/usr/bin/env bash
# Subject: the next number after an IMEI that begins with 01, as those of North American models did, by imei 0.0.1 (npm).
# One would guess: the serial number plus one, with a new check digit.
# What happens: the IMEI is counted as a number and loses its zero. What comes out has 14 digits, is no valid IMEI to the library
# itself, and its first eight digits are another model. IMEIs that begin with 35 or 49 show nothing.
# Seen:
#   490154203237518, then 490154203237526, valid: true
#   010963000000015, then 10963000000023, valid: false
#   013384001234569, then 13384001234577, valid: false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'imei@0.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import imei from 'imei'

for (const first of ['49015420323751', '01096300000001', '01338400123456']) {
  const digits = Array.from({ length: 10 }, (_, digit) => first + digit)
  const number = digits.find((one) => imei.isValid(one))
  imei.next(number, (error, next) => console.log(`${number}, then ${error ?? next}, valid: ${imei.isValid(next)}`))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
