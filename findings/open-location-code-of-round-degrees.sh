#!/usr/bin/env bash
# Subject: plus codes of eleven digits for places at round degrees, by open-location-code 1.0.3 (npm) and pluscodes 3.0.1 (npm).
# One would guess: both name the cell of 3 m in which the place is, as the specification says.
# What happens: of a place at a full, half or quarter degree the first names a cell that does not contain it, 11 m to the north: a
# rounding error takes the last digit from the other end. Codes of ten digits are right, and so are those of random places, with
# which one would test.
# Seen:
#   45.42151 -75.69717 87Q6C8C3+J44 87Q6C8C3+J44 from 45.421500 to 45.421525: within
#   45 -75             87Q72222+222 87Q72222+22X from 45.000100 to 45.000125: outside
#   45.5 -75.5         87Q6GG22+222 87Q6GG22+22X from 45.500100 to 45.500125: outside
#   45.25 -75.75       87Q67722+222 87Q67722+22X from 45.250100 to 45.250125: outside
#   46 -74             87R82222+222 87R82222+22X from 46.000100 to 46.000125: outside
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'open-location-code@1.0.3' 'pluscodes@3.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import openLocationCode from 'open-location-code'
import plusCodes from 'pluscodes'

const codes = new openLocationCode.OpenLocationCode()
for (const [latitude, longitude] of [[45.42151, -75.69717], [45, -75], [45.5, -75.5], [45.25, -75.75], [46, -74]]) {
  const code = codes.encode(latitude, longitude, 11)
  const cell = codes.decode(code)
  const isWithin = cell.latitudeLo <= latitude && latitude < cell.latitudeHi
  console.log(
    `${latitude} ${longitude}`.padEnd(18), plusCodes.encode({ latitude, longitude }, 11), code,
    `from ${cell.latitudeLo.toFixed(6)} to ${cell.latitudeHi.toFixed(6)}:`, isWithin ? 'within' : 'outside',
  )
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
