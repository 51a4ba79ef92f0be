#!/usr/bin/env bash
# Subject: the maker of a device by its hardware address, from a block of 28 or 36 bits, by netaddr 1.3.0 (PyPI) and oui-data
# 2.1.9 (npm).
# One would guess: the maker, since netaddr knows the older small blocks (IAB); or none.
# What happens: netaddr looks at 24 bits, which the registry keeps for itself and divides: the makers of all such devices are
# one, "IEEE Registration Authority". Only the longest prefix in the list of the registry gives the maker.
# Seen: netaddr; by the longest prefix
#   70B3D5001000 IEEE Registration Authority; SOREDI touch systems GmbH
#   8C1F64001000 IEEE Registration Authority; HYFIX Spatial Intelligence
#   C85CE27ABCDE IEEE Registration Authority; SYNERGY SYSTEMS AND SOLUTIONS
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'oui-data@2.1.9' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'netaddr==1.3.0'
cat >show.py <<'PYTHON'
import json
from pathlib import Path

from netaddr import EUI

makers = json.loads(Path("node_modules/oui-data/index.json").read_text(encoding="utf-8"))
for address in ("70B3D5001000", "8C1F64001000", "C85CE27ABCDE"):
    prefix = next(address[:length] for length in (9, 7, 6) if address[:length] in makers)
    print(f"{address} {EUI(address).oui.registration().org}; {makers[prefix].splitlines()[0]}")
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
