#!/usr/bin/env bash
# Subject: the contrast of text whose colour is written as oklch(), lab() or lch(), by apca-w3 0.1.9 with colorparsley 0.1.8 (npm).
# One would guess: that of the same colour in sRGB, or an error, as for a colour that does not exist.
# What happens: the three numbers are taken for red, green and blue, so that all such colours are nearly black: a grey that is too
# light for any text has as much contrast as black. hsl() and color(srgb) are read right.
# Seen: Lc of the colour as written, and of the same colour in hexadecimal by culori 4.0.2
#   hsl(210 30% 40%)         79.9   #476685  79.9
#   color(srgb 0.2 0.3 0.4)  90.1   #334d66  90.0
#   oklch(50% 0.1 200)       93.0   #00747a  77.2
#   oklch(90% 0 0)           106.0  #dedede  17.0
#   lab(90% 0 0)             106.0  #e2e2e2  14.7
#   lch(60% 30 200)          92.0   #409fa2  58.2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'apca-w3@0.1.9' 'colorparsley@0.1.8' 'culori@4.0.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { calcAPCA } from 'apca-w3'
import { formatHex, parse } from 'culori'

for (const colour of [
  'hsl(210 30% 40%)',
  'color(srgb 0.2 0.3 0.4)',
  'oklch(50% 0.1 200)',
  'oklch(90% 0 0)',
  'lab(90% 0 0)',
  'lch(60% 30 200)',
]) {
  const hexadecimal = formatHex(parse(colour))
  const cells = [colour, calcAPCA(colour, '#fff').toFixed(1), hexadecimal, calcAPCA(hexadecimal, '#fff').toFixed(1)]
  console.log(cells.map((cell, index) => cell.padEnd([25, 7, 9, 0][index])).join('').trimEnd())
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
