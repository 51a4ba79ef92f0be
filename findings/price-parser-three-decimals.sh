#!/usr/bin/env bash
# Subject: prices with three decimals, of energy and fuel, read by price-parser 0.5.1 (PyPI).
# One would guess: what begins with 0 has no thousands, so 0,078 is less than one; at most 1,589 is in doubt.
# What happens: three digits behind a mark are thousands, whatever stands before it. A kilowatt-hour for 0,078 $ costs 78 $, and
# one for 0,0780 $ costs 0.0780 $.
# Seen: the price as it is read, and with decimal_separator given
#   0,78 $       0.78 0.78
#   0,078 $/kWh  78 0.078
#   0.078 $/kWh  78 0.078
#   0,0780 $/kWh 0.0780 0.0780
#   1,589 $/L    1589 1.589
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'price-parser==0.5.1'
venv/bin/python - >seen <<'PYTHON'
from price_parser import Price

for text in ("0,78 $", "0,078 $/kWh", "0.078 $/kWh", "0,0780 $/kWh", "1,589 $/L"):
    as_it_is = Price.fromstring(text)
    with_mark = Price.fromstring(text, decimal_separator=text[1])
    print(text.ljust(12), as_it_is.amount, with_mark.amount)
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
