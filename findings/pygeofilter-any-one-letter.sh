#!/usr/bin/env bash
# Subject: sites by a pattern of their postal code in CQL2, the filter language of OGC and STAC services: pygeofilter 0.4.0 with its
# native evaluator, cql2 0.6.0 (PyPI), and LIKE of SQLite.
# One would guess: `_` stands for any one letter, as CQL2 has it, and SQL.
# What happens: for pygeofilter it stands for itself, and the sites are not found. Its sign for one letter is the full stop, which
# in CQL2 stands for itself.
# Seen:
#   K1A%       pygeofilter K1A 0B1, K1A 0G9; cql2 K1A 0B1, K1A 0G9; SQLite K1A 0B1, K1A 0G9
#   K1A 0_1    pygeofilter none; cql2 K1A 0B1; SQLite K1A 0B1
#   _1A %      pygeofilter none; cql2 K1A 0B1, K1A 0G9, M1A 2B3; SQLite K1A 0B1, K1A 0G9, M1A 2B3
#   K1A 0.1    pygeofilter K1A 0B1; cql2 none; SQLite none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pygeofilter==0.4.0' 'shapely==2.2.0' 'cql2==0.6.0'
cat >show.py <<'PYTHON'
import sqlite3

import cql2
from pygeofilter.backends.native.evaluate import NativeEvaluator
from pygeofilter.parsers.cql2_text import parse

codes = ("K1A 0B1", "K1A 0G9", "M1A 2B3")
table = sqlite3.connect(":memory:")
table.execute("CREATE TABLE sites (code TEXT)")
table.executemany("INSERT INTO sites VALUES (?)", [(code,) for code in codes])
for pattern in ("K1A%", "K1A 0_1", "_1A %", "K1A 0.1"):
    text = f"code LIKE '{pattern}'"
    chosen = NativeEvaluator({}, {"code": "code"}, use_getattr=False).evaluate(parse(text))
    expression = cql2.parse_text(text)
    found = {
        "pygeofilter": [code for code in codes if chosen({"code": code})],
        "cql2": [code for code in codes if expression.matches({"properties": {"code": code}})],
        "SQLite": [code for (code,) in table.execute(f"SELECT code FROM sites WHERE {text}")],
    }
    print(pattern.ljust(10), "; ".join(f"{name} {', '.join(each) or 'none'}" for name, each in found.items()))
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
