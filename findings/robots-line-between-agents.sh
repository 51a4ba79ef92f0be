#!/usr/bin/env bash
# Subject: a line that is none of a robots.txt group, between two user agents of one group, read by robots-parser 3.0.1 (npm),
# Protego 0.7.0 and robotexclusionrulesparser 1.7.1 (PyPI).
# One would guess: both agents share the rules that follow, as RFC 9309 says that other records must not interfere with groups.
# What happens: a `Sitemap` or a `Content-Signal` line ends the first agent’s group, which then has no rules. One library does so at
# both lines, each of the others at one of them, and not at the same one.
# Seen: whether the first agent may read /maps
#                             nothing Sitemap Content-Signal
#   robots-parser             no      yes     yes
#   Protego                   no      no      yes
#   robotexclusionrulesparser no      yes     no
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'robots-parser@3.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'Protego==0.7.0' 'robotexclusionrulesparser==1.7.1'
cat >files.json <<'JSON'
{
  "nothing": "User-agent: first\nUser-agent: second\nDisallow: /maps\n",
  "Sitemap": "User-agent: first\nSitemap: https://example.org/sitemap.xml\nUser-agent: second\nDisallow: /maps\n",
  "Content-Signal": "User-agent: first\nContent-Signal: ai-train=no\nUser-agent: second\nDisallow: /maps\n"
}
JSON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import robotsParser from 'robots-parser'

const files = JSON.parse(readFileSync('files.json', 'utf8'))
console.log(['', ...Object.keys(files)].join('\t'))
const allowed = Object.values(files).map((text) =>
  robotsParser('https://example.org/robots.txt', text).isAllowed('https://example.org/maps', 'first') ? 'yes' : 'no',
)
console.log(['robots-parser', ...allowed].join('\t'))
JAVASCRIPT
cat >show.py <<'PYTHON'
import json

from protego import Protego
from robotexclusionrulesparser import RobotExclusionRulesParser


def excluded(text):
    parser = RobotExclusionRulesParser()
    parser.parse(text)
    return parser.is_allowed("first", "/maps")


READERS = {
    "Protego": lambda text: Protego.parse(text).can_fetch("https://example.org/maps", "first"),
    "robotexclusionrulesparser": excluded,
}
with open("files.json") as source:
    files = json.load(source)
for name, read in READERS.items():
    print("\t".join([name, *("yes" if read(text) else "no" for text in files.values())]))
PYTHON
{ node show.mjs && venv/bin/python show.py; } | awk -F'\t' '{ printf "%-25s %-7s %-7s %s\n", $1, $2, $3, $4 }' >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
