#!/usr/bin/env bash
# Subject: a BibTeX entry with a percent sign in its title and an address with `_`, `%` and `&`, read and written by pybtex 0.26.1
# with latexcodec 3.0.1 (PyPI).
# One would guess: the same entry, however often it is read and written.
# What happens: reading decodes nothing, and writing encodes: each round adds a backslash. After one round LaTeX takes `\\%` for the
# end of a line and a comment, and the address has backslashes in it, which a reader of BibTeX shows.
# Seen:
#   0 title 12 \% de plus
#   0 url   https://example.org/a_b/%C3%A9t%C3%A9?x=1&y=2#z
#   1 title 12 \\% de plus
#   1 url   https://example.org/a\_b/\%C3\%A9t\%C3\%A9?x=1\&y=2\#z
#   2 title 12 \\\% de plus
#   2 url   https://example.org/a\\_b/\\%C3\\%A9t\\%C3\\%A9?x=1\\&y=2\\#z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pybtex==0.26.1' 'latexcodec==3.0.1'
cat >counts.bib <<'BIBTEX'
@misc{counts,
  author = {Lambert, Anne},
  title = {12 \% de plus},
  url = {https://example.org/a_b/%C3%A9t%C3%A9?x=1&y=2#z},
  year = {2026}
}
BIBTEX
cat >show.py <<'PYTHON'
from pybtex.database import parse_string

with open("counts.bib") as source:
    text = source.read()
for rounds in range(3):
    entries = parse_string(text, "bibtex")
    for key in ("title", "url"):
        print(rounds, key.ljust(5), entries.entries["counts"].fields[key])
    text = entries.to_string("bibtex")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
