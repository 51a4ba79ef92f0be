#!/usr/bin/env bash
# Subject: how a feed says that an article was revised, by feedparser 6.0.14 (PyPI), @rowanmanning/feed-parser 2.1.5,
# rss-parser 3.13.0 and feedsmith 3.0.1 (npm).
# One would guess: <atom:updated> in an item of RSS, which is unambiguous, is read wherever Atom is; and <updated> in an
# Atom entry everywhere.
# What happens: feed-parser keeps the day of publication for atom:updated and dcterms:modified, and takes dc:date;
# rss-parser gives no revision at all, not even of an Atom entry. feedparser takes all, feedsmith reports all as written.
# Seen: yes is the day of the revision.
#   feedparser    atom:updated yes  dcterms:modified yes  dc:date yes  Atom yes
#   feed-parser   atom:updated no   dcterms:modified no   dc:date yes  Atom yes
#   rss-parser    atom:updated no   dcterms:modified no   dc:date yes  Atom no
#   feedsmith     atom:updated yes  dcterms:modified yes  dc:date yes  Atom yes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . \
  '@rowanmanning/feed-parser@2.1.5' 'rss-parser@3.13.0' 'feedsmith@3.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'feedparser==6.0.14'
item() {
  cat <<XML
<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">
<channel><title>Notes</title><link>https://example.com/</link><description>Notes</description>
<item><title>Ice road</title><link>https://example.com/ice</link><guid>https://example.com/ice</guid>
<pubDate>Mon, 04 May 2026 10:00:00 GMT</pubDate><$1>2026-05-09T10:00:00Z</$1></item></channel></rss>
XML
}
for name in atom:updated dcterms:modified dc:date; do item "$name" >"$name.xml"; done
cat >Atom.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title><id>https://example.com/</id>
<updated>2026-05-09T10:00:00Z</updated><entry><title>Ice road</title><id>https://example.com/ice</id>
<published>2026-05-04T10:00:00Z</published><updated>2026-05-09T10:00:00Z</updated></entry></feed>
XML
cat >show.py <<'PYTHON'
import feedparser

names = ("atom:updated", "dcterms:modified", "dc:date", "Atom")
cells = (f"{name} {'yes' if '05-09' in feedparser.parse(name + '.xml').entries[0].updated else 'no ':3}" for name in names)
print("feedparser   ", *cells, sep=" ")
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { parseFeed as rowan } from '@rowanmanning/feed-parser'
import { parseFeed as feedsmith } from 'feedsmith'
import RssParser from 'rss-parser'

const names = ['atom:updated', 'dcterms:modified', 'dc:date', 'Atom']
/** What each library says of the first item, as text in which the day of the revision is looked for. */
const readers = {
  'feed-parser': (xml) => rowan(xml).items[0].updated.toISOString(),
  'rss-parser': async (xml) => JSON.stringify((await new RssParser().parseString(xml)).items[0]),
  feedsmith: (xml) => JSON.stringify(feedsmith(xml)),
}
for (const [reader, read] of Object.entries(readers)) {
  const cells = []
  for (const name of names) {
    const isRead = (await read(readFileSync(`${name}.xml`, 'utf8'))).includes('05-09')
    cells.push(`${name} ${isRead ? 'yes' : 'no '}`)
  }
  console.log(reader.padEnd(13), ...cells)
}
JAVASCRIPT
{ venv/bin/python show.py && node show.mjs; } | sed 's/  */ /g; s/ $//' >seen
cat seen
sed -n 's/^#   //p' "$script" | sed 's/  */ /g; s/ $//' | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
