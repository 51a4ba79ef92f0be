#!/usr/bin/env bash
# Subject: llms.txt with a space before the colon, as French has it, read by llms-txt 0.0.7 (PyPI).
# One would guess: the note of a link is what follows the colon; links and sections are all read, or an error says why not.
# What happens: with the space there is no note, as if none was written. An address is cut at a closing parenthesis of its own, and
# then there is no note, either; and of two sections of one name the first is lost.
# Seen:
#   no space    Début | https://example.org/a.md | Pas à pas
#   space       Début | https://example.org/a.md | None
#   parentheses Début | https://example.org/a_(b | None
#   sections    Fin | https://example.org/z.md | Deux
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'llms-txt==0.0.7'
cat >show.py <<'PYTHON'
from llms_txt import parse_llms_file

ABOVE = "# Rive\n\n> Des comptages.\n\nÀ lire d'abord.\n\n"
FILES = {
    "no space": "## Guide\n\n- [Début](https://example.org/a.md): Pas à pas\n",
    "space": "## Guide\n\n- [Début](https://example.org/a.md) : Pas à pas\n",
    "parentheses": "## Guide\n\n- [Début](https://example.org/a_(b).md): Pas à pas\n",
    "sections": "## Guide\n\n- [Début](https://example.org/a.md): Un\n\n## Guide\n\n- [Fin](https://example.org/z.md): Deux\n",
}
for name, below in FILES.items():
    links = [link for section in parse_llms_file(ABOVE + below).sections.values() for link in section]
    print(name.ljust(11), *(f"{link.title} | {link.url} | {link.desc}" for link in links))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
