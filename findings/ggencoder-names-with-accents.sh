#!/usr/bin/env bash
# Subject: names of ships and harbours with accents, in AIS messages written with ggencoder 1.0.10 (npm).
# One would guess: an error, or E for É: AIS has capital letters from A to Z only.
# What happens: each such letter becomes another one, by its last six bits, in a valid message. A reader shows what looks like a
# name, and a search for QUEBEC finds no ship that is bound for it. Letters without accents come back as capitals.
# Seen: the destination, as it is read again
#   Québec           QUIBEC
#   Trois-Rivières   TROIS-RIVIHRES
#   Île d’Orléans    NLE DYORLIANS
#   Pointe-Noël      POINTE-NOKL
#   TROIS-RIVIERES   TROIS-RIVIERES
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'ggencoder@1.0.10' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import ggencoder from 'ggencoder'

for (const destination of ['Québec', 'Trois-Rivières', 'Île d’Orléans', 'Pointe-Noël', 'TROIS-RIVIERES']) {
  const voyage = { aistype: 5, mmsi: '316001234', imo: 0, callsign: 'TEST', shipname: 'TEST', cargo: 70, destination }
  const size = { dimA: 80, dimB: 20, dimC: 8, dimD: 8, draught: 7.5 }
  const { nmea } = new ggencoder.AisEncode({ ...voyage, ...size })
  console.log(destination.padEnd(16), new ggencoder.AisDecode(nmea).destination)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
