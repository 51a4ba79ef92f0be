#!/usr/bin/env bash
# Subject: the contrast of half transparent black on white, by chroma-js 3.2.0, culori 4.0.2, tinycolor2 1.6.0, colord 2.14.0,
# polished 4.3.1, get-contrast 3.0.0, color-contrast 1.0.0 and wcag-contrast 3.0.0 (npm).
# One would guess: that of the grey which is seen, 3.98, or an error.
# What happens: seven of eight measure the colour without its transparency, 21. color-contrast has 3.98 for rgba() and 1 for the
# same colour in hexadecimal, and get-contrast has 13.6 where it is 4.6 for a grey in percent, because it reads 46 percent as 46.
# Seen:
#                   rgba(0, 0, 0, 0.5)  #00000080  #808080  rgb(46%, 46%, 46%)
#   chroma-js       21                  21         3.9      4.6
#   culori          21                  21         3.9      4.6
#   tinycolor2      21                  21         3.9      4.6
#   colord          21                  21         3.9      4.6
#   polished        21                  21         4        error
#   get-contrast    21                  21         3.9      13.6
#   color-contrast  4                   1          3.9      4.6
#   wcag-contrast   -                   21         3.9      -
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'chroma-js@3.2.0' 'culori@4.0.2' 'tinycolor2@1.6.0' 'colord@2.14.0' \
  'polished@4.3.1' 'get-contrast@3.0.0' 'color-contrast@1.0.0' 'wcag-contrast@3.0.0' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const colorContrast = require('color-contrast')
const chroma = require('chroma-js')
const { colord, extend } = require('colord')
const a11y = require('colord/plugins/a11y')
const culori = require('culori')
const getContrast = require('get-contrast')
const polished = require('polished')
const tinycolor = require('tinycolor2')
const wcag = require('wcag-contrast')

extend([a11y.default ?? a11y])
const measures = {
  'chroma-js': (text) => chroma.contrast(text, '#fff'),
  culori: (text) => culori.wcagContrast(text, '#fff'),
  tinycolor2: (text) => tinycolor.readability(text, '#fff'),
  colord: (text) => colord(text).contrast('#fff'),
  polished: (text) => polished.getContrast(text, '#fff'),
  'get-contrast': (text) => (getContrast.ratio ?? getContrast.default.ratio)(text, '#fff'),
  'color-contrast': (text) => (colorContrast.default ?? colorContrast)(text, '#fff'),
  'wcag-contrast': (text) => (text.startsWith('#') ? wcag.hex(text, '#fff') : Number.NaN),
}
const colours = ['rgba(0, 0, 0, 0.5)', '#00000080', '#808080', 'rgb(46%, 46%, 46%)']
console.log(['', ...colours].map((cell, index) => cell.padEnd([16, 20, 11, 9, 0][index])).join(''))
for (const [name, measure] of Object.entries(measures)) {
  const cells = [name]
  for (const colour of colours) {
    try {
      const ratio = measure(colour)
      cells.push(Number.isNaN(ratio) ? '-' : String(Math.round(ratio * 10) / 10))
    } catch {
      cells.push('error')
    }
  }
  console.log(cells.map((cell, index) => cell.padEnd([16, 20, 11, 9, 0][index])).join(''))
}
JAVASCRIPT
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
