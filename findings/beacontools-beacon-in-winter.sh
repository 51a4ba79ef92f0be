#!/usr/bin/env bash
# Subject: the telemetry of an Eddystone beacon outdoors in winter, read by beacontools 2.1.0 (PyPI).
# One would guess: the temperature, and the seconds since the beacon was started, which is the name of the property.
# What happens: the temperature is read without its sign, so -20 °C is 236 °C; the value for "not measured" is 128 °C. And
# the time is in tenths of a second, as it was sent: an hour is 36,000 seconds.
# Seen: 20 °C is 20.0, -20 °C is 236.0, not measured 128.0; an hour after the start seconds_since_boot 36000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'beacontools==2.1.0'
venv/bin/python -W ignore - <<'PYTHON'
import struct

from beacontools import parse_packet

SERVICE = bytes.fromhex("020106 0303aafe 1116aafe")


def telemetry(temperature):
    """An unencrypted telemetry frame: temperature in 1/256 °C, signed; time in 0.1 s; both big-endian, by the format."""
    frame = struct.pack(">BBHhII", 0x20, 0, 2900, round(temperature * 256), 1000, 60 * 60 * 10)
    return parse_packet(SERVICE + frame)


warm, cold, none = (telemetry(temperature) for temperature in (20, -20, -128))
seen = (
    f"20 °C is {warm.temperature}, -20 °C is {cold.temperature}, not measured {none.temperature}; "
    f"an hour after the start seconds_since_boot {warm.seconds_since_boot}"
)
print(seen)
expected = "20 °C is 20.0, -20 °C is 236.0, not measured 128.0; an hour after the start seconds_since_boot 36000"
assert seen == expected, "the behaviour has changed"
PYTHON
