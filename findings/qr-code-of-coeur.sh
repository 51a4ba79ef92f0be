#!/usr/bin/env bash
# Subject: words with letters beyond ISO 8859-1 in a QR code, by qrcode-generator 2.0.4, qr.js 0.0.0, qrcode 1.5.4 and uqr 0.1.3
# (npm), read by jsqr 1.4.0 (npm).
# One would guess: the same word, or an error.
# What happens: qrcode-generator and qr.js keep the low byte of each letter without an error: « cœur » is « cSur », and a dash is a
# control character. Where a byte beyond ASCII is left, jsqr, which expects UTF-8, reads nothing.
# Seen: what is read
#   cœur     qrcode-generator  "cSur"
#   cœur     qr.js             "cSur"
#   cœur     qrcode            "cœur"
#   cœur     uqr               "cœur"
#   12 – 15  qrcode-generator  "12 \u0013 15"
#   12 – 15  qr.js             "12 \u0013 15"
#   12 – 15  qrcode            "12 – 15"
#   12 – 15  uqr               "12 – 15"
#   Łódź     qrcode-generator  ""
#   Łódź     qr.js             ""
#   Łódź     qrcode            "Łódź"
#   Łódź     uqr               "Łódź"
#   Québec   qrcode-generator  ""
#   Québec   qr.js             ""
#   Québec   qrcode            "Québec"
#   Québec   uqr               "Québec"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'qrcode-generator@2.0.4' 'qr.js@0.0.0' 'qrcode@1.5.4' 'uqr@0.1.3' \
  'jsqr@1.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import jsQR from 'jsqr'
import qrJs from 'qr.js'
import qrcode from 'qrcode'
import generator from 'qrcode-generator'
import { encode } from 'uqr'

const read = jsQR.default ?? jsQR
const scan = (modules) => {
  const margin = 4
  const scale = 4
  const width = (modules.length + 2 * margin) * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (modules[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin]) {
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
      }
    }
  }
  return read(pixels, width, width)?.data
}
const square = (size, dark) => Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark(y, x)))
const writers = {
  'qrcode-generator': (text) => {
    const code = generator(0, 'M')
    code.addData(text)
    code.make()
    return square(code.getModuleCount(), (y, x) => code.isDark(y, x))
  },
  'qr.js': (text) => qrJs(text).modules,
  qrcode: (text) => {
    const { modules } = qrcode.create(text)
    return square(modules.size, (y, x) => modules.get(y, x))
  },
  uqr: (text) => encode(text, { border: 0 }).data,
}
for (const text of ['cœur', '12 \u2013 15', 'Łódź', 'Québec']) {
  for (const [name, write] of Object.entries(writers)) {
    console.log(text.padEnd(8), name.padEnd(17), JSON.stringify(scan(write(text))))
  }
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
