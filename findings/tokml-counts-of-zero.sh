#!/usr/bin/env bash
# Subject: a site with a count of 0 as KML, by tokml 0.4.0, @maphubs/tokml 0.6.1, @fulcrumapp/tokml 0.7.1 and @placemarkio/tokml
# 0.3.9 (npm).
# One would guess: a value of 0, as of 12.
# What happens: an empty value from two of four, and so of `false`: a site that nobody visited is one that is not known.
# Seen:
#   tokml              visits "0", yesterday "12", open "false"
#   @maphubs/tokml     visits "", yesterday "12", open ""
#   @fulcrumapp/tokml  visits "", yesterday "12", open ""
#   @placemarkio/tokml visits "0", yesterday "12", open "false"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'tokml@0.4.0' '@maphubs/tokml@0.6.1' '@fulcrumapp/tokml@0.7.1' '@placemarkio/tokml@0.3.9' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { createRequire } from 'node:module'
import { toKML } from '@placemarkio/tokml'

const require = createRequire(import.meta.url)
const convert = (name) => require(name).default ?? require(name)
const site = {
  type: 'Feature',
  properties: { visits: 0, yesterday: 12, open: false },
  geometry: { type: 'Point', coordinates: [-75.7, 45.4] },
}
const features = { type: 'FeatureCollection', features: [site] }
function show(name, kml) {
  const values = Array.from(kml.matchAll(/<Data name="(\w+)">\s*<value>(.*?)<\/value>/g), ([, key, value]) => `${key} "${value}"`)
  console.log(name.padEnd(18), values.join(', '))
}
for (const name of ['tokml', '@maphubs/tokml', '@fulcrumapp/tokml']) show(name, convert(name)(features))
show('@placemarkio/tokml', toKML(features))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
