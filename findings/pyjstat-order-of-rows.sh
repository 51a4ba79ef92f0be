#!/usr/bin/env bash
# Subject: a table of counts by site and month, written as JSON-stat by pyjstat 2.4.0 (PyPI), read by jsonstat-toolkit 2.2.2 (npm).
# One would guess: each count is at its site and month, as the columns of its row say; a row that is missing is null, or an error.
# What happens: the column of values is copied in the order of the rows. In a table sorted by month, counts change places. One
# row is missing: all later counts move forward, to other months or sites, and the last cell has none.
# Seen: the counts of two sites and three months
#   as given           A1=11 A2=12 A3=13 B1=21 B2=22 B3=23
#   sorted by month    A1=11 A2=21 A3=12 B1=22 B2=13 B3=23
#   without site B, 2  A1=11 A2=12 A3=13 B1=21 B2=23 B3=undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jsonstat-toolkit@2.2.2' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyjstat==2.4.0' 'pandas==3.0.1' 'numpy==2.4.6' 'requests==2.32.5'
cat >write.py <<'PYTHON'
import pandas
from pyjstat import pyjstat

table = pandas.DataFrame(
    [("A", 1, 11), ("A", 2, 12), ("A", 3, 13), ("B", 1, 21), ("B", 2, 22), ("B", 3, 23)],
    columns=["site", "month", "value"],
)
tables = {"given": table, "sorted": table.sort_values("month", kind="stable"), "missing": table.drop(index=4)}
for name, rows in tables.items():
    with open(f"{name}.json", "w", encoding="utf-8") as file:
        file.write(pyjstat.Dataset.read(rows).write())
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import JSONstat from 'jsonstat-toolkit'

const titles = { given: 'as given', sorted: 'sorted by month', missing: 'without site B, 2' }
for (const [name, title] of Object.entries(titles)) {
  const dataset = JSONstat(JSON.parse(readFileSync(`${name}.json`, 'utf8')))
  const cells = ['A', 'B'].flatMap((site) =>
    ['1', '2', '3'].map((month) => `${site}${month}=${dataset.Data({ site, month }).value}`),
  )
  console.log(title.padEnd(18), ...cells)
}
JAVASCRIPT
venv/bin/python write.py
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
