#!/usr/bin/env bash
# Subject: values too large for their AIS field, as pyais 3.3.1 (PyPI) encodes them.
# One would guess: an error, or the largest value, which for a speed means "102.2 knots or more".
# What happens: the bits that do not fit are left off. A valid message says that a racing boat at 110 knots moves at 7.6,
# and that a ship which draws 26 metres draws 0.4.
# Seen: 102.2 kn as 102.2, 110 kn as 7.6; 25.5 m as 25.5, 26 m as 0.4
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyais==3.3.1'
venv/bin/python - <<'PYTHON'
import pyais


def read_back(message, **value):
    (name,) = value
    sentences = pyais.encode_dict({"type": message, "mmsi": 316001234, **value})
    return getattr(pyais.decode(*sentences), name)


seen = "; ".join(
    ", ".join(f"{value} {unit} as {read_back(message, **{name: value})}" for value in values)
    for message, name, unit, values in ((1, "speed", "kn", (102.2, 110)), (5, "draught", "m", (25.5, 26)))
)
print(seen)
assert seen == "102.2 kn as 102.2, 110 kn as 7.6; 25.5 m as 25.5, 26 m as 0.4", "the behaviour has changed"
PYTHON
