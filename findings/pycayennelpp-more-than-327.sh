#!/usr/bin/env bash
# Subject: a count in an analog field of CayenneLPP, the payload of LoRaWAN sensors, written and read by pycayennelpp 2.4.0 and
# written by cayenneLPP 0.5b3 (PyPI). The field holds -327.68 to 327.67.
# One would guess: 400 people are refused, as 700 are, with a message about the range.
# What happens: the limit is that of a number without a sign. 328 to 655 people are written as they are and read as fewer than
# none; values are cut off, too, so 0.29 is 0.28. The other library refuses 400.
# Seen:
#   120 people are read as 120.0
#   327 people are read as 327.0
#   328 people are read as -327.36
#   400 people are read as -255.36
#   655 people are read as -0.36
#   700 people: Invalid data, exceed value range!
#   0.29 people are read as 0.28
#   cayenneLPP, 400 people: error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pycayennelpp==2.4.0' 'cayenneLPP==0.5b3'
cat >show.py <<'PYTHON'
import struct

from cayennelpp import LppFrame
from cayenneLPP import CayenneLPP

for people in (120, 327, 328, 400, 655, 700, 0.29):
    frame = LppFrame()
    frame.add_analog_input(1, people)
    try:
        payload = bytes(frame)
    except ValueError as error:
        print(f"{people} people: {error}")
    else:
        print(people, "people are read as", *LppFrame().from_bytes(payload).data[0].value)
try:
    CayenneLPP().add_analog_input(400)
except struct.error:
    print("cayenneLPP, 400 people: error")
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
