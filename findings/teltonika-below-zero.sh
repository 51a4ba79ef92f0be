#!/usr/bin/env bash
# Subject: a vehicle at 75.7° west, 12 m below the sea and at -10.5 °C, in Codec 8 of Teltonika trackers, read by codecs-protocol
# 1.0.2 (PyPI), complete-teltonika-parser 0.3.4 and teltonika-parser 0.0.15 (npm).
# One would guess: numbers below zero are read as such, the longitude as the other two: the format has them in two's complement.
# What happens: for one reader the vehicle is at 353.8°; for two it is 65,524 m above the sea and at 429,496,719 °C.
# Seen: longitude, height in metres, and temperature in tenths of a degree
#   sent                      -75.6972, -12, -105
#   teltonika-parser          -75.6972, -12, -105
#   complete-teltonika-parser -75.6972, 65524, 4294967191
#   codecs-protocol           353.7995296, 65524, 4294967191
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'complete-teltonika-parser@0.3.4' 'teltonika-parser@0.0.15' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'codecs-protocol==1.0.2'
cat >write.py <<'PYTHON'
import struct

TEMPERATURE = 72
time = 1_777_896_000_000
position = struct.pack(">iihHBH", -756_972_000, 454_215_000, -12, 270, 9, 54)
# One element, of four bytes; those of one, two and eight bytes are none.
elements = struct.pack(">BBBBBBiB", 0, 1, 0, 0, 1, TEMPERATURE, -105, 0)
data = struct.pack(">BBQB", 8, 1, time, 1) + position + elements + struct.pack(">B", 1)
checksum = 0
for byte in data:
    checksum ^= byte
    for _ in range(8):
        checksum = (checksum >> 1) ^ (0xA001 if checksum & 1 else 0)
print((struct.pack(">II", 0, len(data)) + data + struct.pack(">I", checksum)).hex())
PYTHON
cat >show.cjs <<'JAVASCRIPT'
const { ProtocolParser } = require('complete-teltonika-parser')
const TeltonikaParser = require('teltonika-parser')

const packet = require('node:fs').readFileSync('packet', 'utf8').trim()
const [{ gps, ioElements }] = new TeltonikaParser(Buffer.from(packet, 'hex')).getAvl().records
console.log(`teltonika-parser          ${gps.longitude}, ${gps.altitude}, ${ioElements[0].value}`)
const [{ GPSelement, IOelement }] = new ProtocolParser(packet).Content.AVL_Datas
console.log(`complete-teltonika-parser ${GPSelement.Longitude}, ${GPSelement.Altitude}, ${IOelement.Elements['72']}`)
JAVASCRIPT
cat >show.py <<'PYTHON'
import asyncio
import pathlib

from codecs_protocol import Codec8

answer, _ = asyncio.run(Codec8(pathlib.Path("packet").read_text().strip()).decode_data())
(record,) = answer["records"]
(element,) = record["io_data"]["four_byte_io"]
print(f"codecs-protocol           {record['longitude']}, {record['altitude']}, {element['value']}")
PYTHON
venv/bin/python write.py >packet
{ echo "sent                      -75.6972, -12, -105" && node show.cjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
