#!/usr/bin/env bash
# Subject: French titles in addresses of pages, made by python-slugify 9.2.0 (PyPI).
# One would guess: the same from an apostrophe as it is typed and as it is printed; and numbers that stay apart.
# What happens: one apostrophe parts two words and the other joins them, so an editor who mends the typography of a title moves the
# page. A decimal comma goes as if it parted thousands, so 12,5 and 125 % are one address. « N° » is a degree, « § » two letters.
# Seen:
#   L'été à Ottawa l-ete-a-ottawa
#   L’été à Ottawa lete-a-ottawa
#   12,5 % de plus 125-de-plus
#   12.5 % de plus 12-5-de-plus
#   125 % de plus  125-de-plus
#   N° 5           ndeg-5
#   § 5            ss-5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'python-slugify==9.2.0' 'text-unidecode==1.3'
cat >show.py <<'PYTHON'
from slugify import slugify

for title in ("L'été à Ottawa", "L’été à Ottawa", "12,5 % de plus", "12.5 % de plus", "125 % de plus", "N° 5", "§ 5"):
    print(title.ljust(14), slugify(title))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
