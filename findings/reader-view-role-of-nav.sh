#!/usr/bin/env bash
# Subject: a list of contents within an article, by @mozilla/readability 0.6.0 (npm), the code of a browser's reader view.
# One would guess: <nav> is left out of the text, with or without role="navigation", which repeats what it means.
# What happens: the element alone is kept as text; with the repeated role it is left out.
# Seen: nav kept, nav with role left out
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@mozilla/readability@0.6.0' 'jsdom@26.1.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'

const text = '<p>The ice road opens when the lake has carried trucks for three nights, and closes with the first rain.</p>'
const page = (role) => `<!doctype html><html lang="en"><title>Ice road</title><body><main><article><h1>Ice road</h1>
<nav ${role} aria-label="In this article"><p>In this article: how the road opens, when it closes, and who decides on it.</p></nav>
<section><h2>How it opens</h2>${text.repeat(4)}</section><section><h2>When it closes</h2>${text.repeat(4)}</section></article></main>`
const kept = (role) =>
  new Readability(new JSDOM(page(role)).window.document).parse().textContent.includes('who decides') ? 'kept' : 'left out'
const seen = `nav ${kept('')}, nav with role ${kept('role="navigation"')}`
console.log(seen)
if (seen !== 'nav kept, nav with role left out') throw new Error('the behaviour has changed')
JAVASCRIPT
node show.mjs
