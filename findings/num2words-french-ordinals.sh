#!/usr/bin/env bash
# Subject: ordinal numbers in French words, by num2words 0.5.14 (PyPI).
# One would guess: cardinal numbers are right, so ordinals are.
# What happens: they are made of the cardinal number with its plural: « quatre-vingtsième » for quatre-vingtième. It concerns 80 in
# French of Canada and France, and all round hundreds from 200 in that of Belgium and Switzerland, too.
# Seen: cardinal and ordinal number in fr_CA
#   79: soixante-dix-neuf, soixante-dix-neuvième
#   80: quatre-vingts, quatre-vingtsième
#   81: quatre-vingt-un, quatre-vingt-unième
#   100: cent, centième
#   200: deux cents, deux centsième
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'num2words==0.5.14'
venv/bin/python - >seen <<'PYTHON'
from num2words import num2words

for number in (79, 80, 81, 100, 200):
    print(f"{number}: {num2words(number, lang='fr_CA')}, {num2words(number, lang='fr_CA', to='ordinal')}")
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
