#!/usr/bin/env bash
# Subject: the address of a page with an accented letter in a BibTeX entry, which has percent signs as an address must, decoded from
# LaTeX by bibtexparser 2.1.0 with pylatexenc 2.11 (PyPI).
# One would guess: the address stays, since accents are decoded in text and the field is an address.
# What happens: all after the first percent sign is a comment of LaTeX and gone: the entry leads to another page. Encoding makes a
# command of the address, which other programs show.
# Seen:
#   read    title 12 \% de plus
#   read    url   https://example.org/a_b/%C3%A9t%C3%A9?x=1&y=2#z
#   decoded title 12 % de plus
#   decoded url   https://example.org/a_b/
#   encoded url = {\url{https://example.org/a_b/%C3%A9t%C3%A9?x=1&y=2#z}},
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'bibtexparser==2.1.0' 'pylatexenc==2.11'
cat >counts.bib <<'BIBTEX'
@misc{counts,
  author = {Lambert, Anne},
  title = {12 \% de plus},
  url = {https://example.org/a_b/%C3%A9t%C3%A9?x=1&y=2#z},
  year = {2026}
}
BIBTEX
cat >show.py <<'PYTHON'
import bibtexparser
from bibtexparser.middlewares import LatexDecodingMiddleware, LatexEncodingMiddleware

plain = bibtexparser.parse_file("counts.bib")
decoded = bibtexparser.parse_file("counts.bib", append_middleware=[LatexDecodingMiddleware()])
encoded = bibtexparser.write_string(plain, prepend_middleware=[LatexEncodingMiddleware()])
for name, fields in (("read", plain.entries[0].fields_dict), ("decoded", decoded.entries[0].fields_dict)):
    for key in ("title", "url"):
        print(name.ljust(7), key.ljust(5), fields[key].value)
print("encoded", *(line.strip() for line in encoded.splitlines() if "url" in line))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
