#!/usr/bin/env bash
# Subject: the language of a feed, given once to feed 6.0.0 (npm), which writes RSS, Atom and JSON Feed from it.
# One would guess: it is in each of the three, since each has a place for it.
# What happens: it is in RSS only. Atom has no xml:lang, and JSON Feed has no language, which the version that is written does
# not have. To readers of these two, the French feed of a bilingual site is of no language.
# Seen: RSS <language>fr-CA</language>, Atom without xml:lang, JSON Feed of https://jsonfeed.org/version/1 without language
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'feed@6.0.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { Feed } from 'feed'

const date = new Date('2026-05-04T10:00:00Z')
const notes = new Feed({ title: 'Notes', id: 'https://example.com/fr/', link: 'https://example.com/fr/', language: 'fr-CA', updated: date })
notes.addItem({ title: 'Glace', id: 'https://example.com/fr/glace', link: 'https://example.com/fr/glace', date })
const json = JSON.parse(notes.json1())
const seen = [
  `RSS ${notes.rss2().match(/<language>.*<\/language>/)}`,
  `Atom ${/xml:lang/.test(notes.atom1()) ? 'with' : 'without'} xml:lang`,
  `JSON Feed of ${json.version} ${'language' in json ? 'with' : 'without'} language`,
].join(', ')
console.log(seen)
assert.equal(
  seen,
  'RSS <language>fr-CA</language>, Atom without xml:lang, JSON Feed of https://jsonfeed.org/version/1 without language',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
