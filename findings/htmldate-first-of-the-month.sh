#!/usr/bin/env bash
# Subject: the date of an article that its text states in French, found by htmldate 1.11.0 (PyPI).
# One would guess: that date, or none, as for a form of date that is not known.
# What happens: within a sentence neither « 1er » nor « août » is understood, and of what is left the year is made a date: 1 January.
# Articles of the whole of August, and of the first day of each month, are months older in an archive than they are.
# Seen:
#   <p>Publié le 12 juillet 2025</p>  2025-07-12
#   <p>Publié le 12 août 2025</p>     2025-01-01
#   <p>12 août 2025</p>               2025-08-12
#   <p>Publié le 1er juillet 2025</p> 2025-01-01
#   <p>1er juillet 2025</p>           2025-07-01
#   <p>Published 1 August 2025</p>    2025-08-01
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'htmldate==1.11.0' 'dateparser==1.5.0' 'lxml==6.1.3'
venv/bin/python - >seen <<'PYTHON'
from htmldate import find_date

DATES = (
    "Publié le 12 juillet 2025",
    "Publié le 12 août 2025",
    "12 août 2025",
    "Publié le 1er juillet 2025",
    "1er juillet 2025",
    "Published 1 August 2025",
)
for text in DATES:
    paragraph = f"<p>{text}</p>"
    page = f"<html><head><title>Test</title></head><body><article><h1>Test</h1>{paragraph}</article></body></html>"
    print(paragraph.ljust(33), find_date(page, max_date="2026-11-30"))
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
