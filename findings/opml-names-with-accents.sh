#!/usr/bin/env bash
# Subject: a list of feeds with French names, written by opml 0.5.8 (npm) and saved as Node saves text, read as XML.
# One would guess: the names as they were, and « & » written as an entity in the title of the list, as it is in the names.
# What happens: the first line says ISO-8859-1, whatever is saved, so « Québec » is « QuÃ©bec » to whoever believes it. And the
# title of the list is written as it is: with an « & » the list is no XML.
# Seen:
#   Villes         <?xml version="1.0" encoding="ISO-8859-1"?> QuÃ©bec & LÃ©vis
#   Villes & ponts <?xml version="1.0" encoding="ISO-8859-1"?> no XML
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'opml@0.5.8' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { writeFileSync } from 'node:fs'
import opml from 'opml'

const feed = { text: 'Québec & Lévis', type: 'rss', xmlUrl: 'https://example.org/feed.xml' }
for (const title of ['Villes', 'Villes & ponts']) {
  writeFileSync(`${title}.opml`, opml.stringify({ opml: { head: { title }, body: { subs: [feed] } } }))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import pathlib
import xml.etree.ElementTree as ElementTree

for title in ("Villes", "Villes & ponts"):
    saved = pathlib.Path(f"{title}.opml").read_bytes()
    try:
        read = ElementTree.fromstring(saved).find("body/outline").get("text")
    except ElementTree.ParseError:
        read = "no XML"
    print(title.ljust(14), saved.splitlines()[0].decode(), read)
PYTHON
node show.mjs >/dev/null
python3 show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
