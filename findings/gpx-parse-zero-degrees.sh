#!/usr/bin/env bash
# Subject: a track along the beach near Greenwich's meridian in GPX 1.1, read by gpx-parse 0.10.4 (npm).
# One would guess: its positions, heights and length.
# What happens: a longitude of 0 is -1, and the track goes 69 km to the west and back; a height of 0, at the sea, is 1 m below it,
# as is a point that has no height. A latitude of 0 is -1, too.
# Seen:
#   50.79 -0.001 height 1
#   50.79 -1 height -1
#   50.79 0.001 height -1
#   140.498 km
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'gpx-parse@0.10.4' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import gpx from 'gpx-parse'

function read(points) {
  const track = points.map(([lat, lon, ele]) => `<trkpt lat="${lat}" lon="${lon}">${ele}</trkpt>`).join('')
  const file = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x"><trk><trkseg>${track}</trkseg></trk></gpx>`
  gpx.parseGpx(file, (error, { tracks: [track] }) => {
    for (const point of track.segments[0]) console.log(String(point.lat), String(point.lon), 'height', String(point.elevation))
    console.log(track.length().toFixed(3), 'km')
  })
}
read([
  ['50.79', '-0.001', '<ele>1</ele>'],
  ['50.79', '0.000', '<ele>0</ele>'],
  ['50.79', '0.001', ''],
])
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
