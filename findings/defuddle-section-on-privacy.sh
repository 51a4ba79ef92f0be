#!/usr/bin/env bash
# Subject: a section about privacy in an article, by defuddle 0.19.4 (npm), which turns pages into clean text for notes.
# One would guess: a section of an article is text, whatever it is about.
# What happens: a section whose heading begins with that word is left out with all its paragraphs; one that has it further on
# is left out where an id is made of the heading, and kept without.
# Seen:
#   Rules for drivers: kept
#   Privacy of drivers: left out
#   Permission is not privacy: kept
#   Permission is not privacy #permission-is-not-privacy: left out
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'defuddle@0.19.4' 'jsdom@27.0.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { Defuddle } from 'defuddle/node'
import { JSDOM } from 'jsdom'

const address = 'https://example.com/ice'
const text = '<p>The ice road opens when the lake has carried trucks for three nights, and closes with the first rain of spring.</p>'
const sections = [
  ['Rules for drivers', ''],
  ['Privacy of drivers', ''],
  ['Permission is not privacy', ''],
  ['Permission is not privacy', 'permission-is-not-privacy'],
]
for (const [heading, id] of sections) {
  const section = `<section ${id && `id="${id}"`}><h2>${heading}</h2>${text.repeat(4)}</section>`
  const page = `<!doctype html><html lang="en"><head><title>Ice road</title></head><body><main><article><h1>Ice road</h1>
<section><h2>How it opens</h2>${text.repeat(4)}</section>${section}</article></main></body></html>`
  const { content } = await Defuddle(new JSDOM(page, { url: address }).window.document, address)
  console.log(`${heading}${id && ` #${id}`}: ${content.match(/<p>/g).length === 8 ? 'kept' : 'left out'}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
