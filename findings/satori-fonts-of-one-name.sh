#!/usr/bin/env bash
# Subject: a social card in two subsets of one typeface, by satori 0.63.2 with files of @fontsource (npm).
# One would guess: subsets given under one name, weight and style complete each other, as @font-face rules do, so that the
# Polish letter comes from latin-ext.
# What happens: satori uses one of the two files alone, and the letter is an empty box, without a warning. Under
# two names, with the second as a fallback, the letter is drawn.
# Seen: the letters l and ł with one name: the missing glyph, with two names: drawn
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'satori@0.63.2' '@fontsource/schibsted-grotesk@5.3.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import satori from 'satori'

const file = (subset) =>
  readFileSync(`node_modules/@fontsource/schibsted-grotesk/files/schibsted-grotesk-${subset}-800-normal.woff`)
const font = (name, subset) => ({ name, weight: 800, style: 'normal', data: file(subset) })
/** The outlines of a text as satori draws them, at the same place each time. */
async function outlines(text, fonts) {
  const card = { type: 'div', props: { style: { fontFamily: 'A', fontSize: 40 }, children: text } }
  return (await satori(card, { width: 100, height: 60, fonts })).match(/ d="[^"]*"/g)?.join() ?? ''
}

const oneName = [font('A', 'latin'), font('A', 'latin-ext')]
const twoNames = [font('A', 'latin'), font('B', 'latin-ext')]
// U+16A0 is in neither subset, so its outline is that of the missing glyph.
const missing = await outlines('\u16a0', twoNames)
const drawn = async (fonts) => ((await outlines('ł', fonts)) === missing ? 'the missing glyph' : 'drawn')
for (const fonts of [oneName, twoNames]) assert.notEqual(await outlines('l', fonts), missing)
const seen = `the letters l and ł with one name: ${await drawn(oneName)}, with two names: ${await drawn(twoNames)}`
console.log(seen)
assert.equal(seen, 'the letters l and ł with one name: the missing glyph, with two names: drawn', 'the behaviour has changed')
JAVASCRIPT
node show.mjs
