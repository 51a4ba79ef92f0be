#!/usr/bin/env bash
# Subject: the frequency of an LTE uplink channel (EARFCN), by earfcn 0.0.3 (PyPI).
# One would guess: channel 18300 is at 1,950 MHz, in band 1; the library's table has the first uplink channel of each band. Or
# an error, as for a channel that does not exist.
# What happens: uplink channels of the bands up to 31, from 18,000 on, are counted on from the last downlink band before them. Each
# is in band 32, which has no uplink, at 2,260 MHz or more, above that band's own end of 1,496 MHz. A survey of handsets has them
# all there.
# Seen: 300: band 1, 2140.0 MHz; 18300: band 32, 2290.0 MHz; 20525: band 32, 2512.5 MHz; 23095: band 32, 2769.5 MHz
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'earfcn==0.0.3'
venv/bin/python - <<'PYTHON'
from earfcn.convert import earfcn2band, earfcn2freq

# A downlink channel, and uplink channels at 1,950 MHz (band 1), 836.5 MHz (band 5) and 707.5 MHz (band 12).
channels = (300, 18300, 20525, 23095)
seen = "; ".join(f"{channel}: band {earfcn2band(channel)}, {earfcn2freq(channel):.1f} MHz" for channel in channels)
print(seen)
expected = "300: band 1, 2140.0 MHz; 18300: band 32, 2290.0 MHz; 20525: band 32, 2512.5 MHz; 23095: band 32, 2769.5 MHz"
assert seen == expected, "the behaviour has changed"
PYTHON
