#!/usr/bin/env bash
# Subject: how fast a vessel turns, in AIS position reports, read by ais-stream-decoder 2.1.2 (npm); the reports are written and
# read back by pyais 3.3.1 (PyPI).
# One would guess: degrees per minute, negative to port, as AIS has it: the field is 4.733 times the square root of the rate.
# What happens: a root is taken once more, where a square undoes it: 20° a minute are 2.1. To port there is no number at all, as
# the root of a negative number is none: each turn to the left is one that is not known.
# Seen: degrees per minute, as sent, and as read by pyais and by ais-stream-decoder
#    20:  20.0, 2.11
#     5:   5.0, 1.52
#     0:   0.0, 0.00
#    -5:  -5.0, null
#   -20: -20.0, null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'ais-stream-decoder@2.1.2' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyais==3.3.1'
cat >write.py <<'PYTHON'
from pyais import decode, encode_dict

for rate in (20, 5, 0, -5, -20):
    report = {"type": 1, "mmsi": 316001234, "lon": -75.7, "lat": 45.4, "turn": rate}
    (sentence,) = encode_dict(report, talker_id="AI")
    print(rate, decode(sentence).turn, sentence)
PYTHON
cat >show.cjs <<'JAVASCRIPT'
const { default: AisDecoder } = require('ais-stream-decoder')

const lines = require('node:fs').readFileSync('sent', 'utf8').trim().split('\n')
const decoder = new AisDecoder()
decoder.on('data', (message) => {
  const [rate, byPyais] = lines.shift().split(' ')
  const { rateOfTurn } = JSON.parse(message)
  console.log(`${rate.padStart(3)}: ${byPyais.padStart(5)}, ${rateOfTurn === null ? 'null' : rateOfTurn.toFixed(2)}`)
})
for (const line of [...lines]) decoder.write(line.split(' ')[2])
JAVASCRIPT
venv/bin/python write.py >sent
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
