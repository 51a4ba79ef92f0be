#!/usr/bin/env bash
# Subject: durations such as 5j, the French way to write five days, in a table read by petl 1.7.30 (PyPI).
# One would guess: convertnumbers() leaves them as text, as it leaves 5d and 5h.
# What happens: they become imaginary numbers, as `j` is Python's letter for them. The column has text and numbers of three kinds,
# their largest is an error, and so is JSON of them.
# Seen:
#   5j -> 5j complex
#   0j -> 0j complex
#   5J -> 5j complex
#   5 j -> '5 j' str
#   5d -> '5d' str
#   5h -> '5h' str
#   5 -> 5 int
#   max(): TypeError, tojson(): TypeError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'petl==1.7.30'
cat >show.py <<'PYTHON'
import petl

texts = ["5j", "0j", "5J", "5 j", "5d", "5h", "5"]
table = petl.convertnumbers([["delay"], *([text] for text in texts)])
for text, value in zip(texts, table["delay"]):
    print(text, "->", repr(value).strip("()"), type(value).__name__)


def failure(call):
    try:
        call()
    except TypeError as error:
        return type(error).__name__
    return "no error"


days = petl.selecttrue(petl.convertnumbers([["delay"], ["5j"], ["12j"]]), "delay")
print(f"max(): {failure(lambda: max(days['delay']))}, tojson(): {failure(lambda: petl.tojson(days, 'days.json'))}")
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
