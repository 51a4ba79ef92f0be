#!/usr/bin/env bash
# Subject: a phone that three receivers in a building hear, in raddec 0.6.1 (npm), a format and library for radio decodings.
# One would guess: the phone is at the receiver that hears it best: the format has receivers from strongest to weakest, and the
# library takes the first for the strongest.
# What happens: the library does not sort what is added. The phone is at the receiver that heard it first, by its signature and when
# flattened for storage, until it is merged with another. In the binary form, 300 decodings are 44.
# Seen:
#   heard by            001bc50940810001 -90, 001bc50940810002 -52, 001bc50940810003 -75
#   receiver signature  001bc50940810001/1
#   flattened           001bc50940810001 -90
#   after a merge       001bc50940810002 -52
#   300 decodings       44
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'raddec@0.6.1' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const Raddec = require('raddec')

const { TYPE_EUI48: transmitterIdType, TYPE_EUI64: receiverIdType } = Raddec.identifiers
const phone = () => new Raddec({ transmitterId: 'aa:bb:cc:dd:ee:ff', transmitterIdType })
const line = (name, value) => console.log(name.padEnd(19), value)
const heard = phone()
for (const [number, rssi] of Object.entries({ 1: -90, 2: -52, 3: -75 })) {
  heard.addDecoding({ receiverId: `00-1b-c5-09-40-81-00-0${number}`, receiverIdType, rssi })
}
const flat = () => {
  const { receiverId, rssi } = heard.toFlattened()
  return `${receiverId} ${rssi}`
}
line('heard by', heard.rssiSignature.map(({ receiverId, rssi }) => `${receiverId} ${rssi}`).join(', '))
line('receiver signature', heard.receiverSignature)
line('flattened', flat())
heard.packets = []
const silent = phone()
silent.packets = []
heard.merge(silent)
line('after a merge', flat())
const often = phone()
for (let count = 0; count < 300; count++) often.addDecoding({ receiverId: '001bc50940810001', receiverIdType, rssi: -60 })
line('300 decodings', new Raddec(often.encodeAsHexString()).rssiSignature[0].numberOfDecodings)
JAVASCRIPT
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
