#!/usr/bin/env bash
# Subject: the class of a list of links under the lead of a page, read by @mozilla/readability 0.6.0 (npm) in jsdom 27.0.0.
# One would guess: Tailwind's `print:hidden` says something of paper only, and a reader view reads the same text with it.
# What happens: the letters `hidden` anywhere in a class lower the score of the list, and the score of the list decides whether
# the block with the lead counts as a part of the article. Here the lead is in the reader view with the class, and left out
# without it; on pages with other text around it is the other way round.
# Seen: links: lead false; links print:hidden: lead true; links print:flex: lead false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @mozilla/readability@0.6.0 jsdom@27.0.0
cat >read.mjs <<'JS'
import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'

const lead = 'One sentence says what this page is about.'
const text =
  'Ships wait outside the harbour until the tide is high, which takes six hours, and the pilots, who know each bank, board them one by one.'
const section = (title) => `<section><div><header><div><h2>${title}</h2>${`<p>${text}</p>`.repeat(3)}</div></header></div></section>`
const page = (list) => `<!doctype html><title>Harbours</title><main><section><div><h1>Harbours</h1><p>${lead}</p>
<ul class="${list}"><li><a href="/one">A sample</a></li><li><a href="/two">A price list</a></li></ul></div></section>
${['Tides', 'Pilots', 'Banks'].map(section).join('\n')}</main>`

const seen = ['links', 'links print:hidden', 'links print:flex'].map((list) => {
  const { document } = new JSDOM(page(list), { url: 'https://example.com/' }).window
  return `${list}: lead ${new Readability(document).parse().textContent.includes(lead)}`
})
console.log(seen.join('; '))
const expected = 'links: lead false; links print:hidden: lead true; links print:flex: lead false'
if (seen.join('; ') !== expected) throw new Error('the behaviour has changed')
JS
node read.mjs
