#!/usr/bin/env bash
# Subject: JSON-LD with several nodes in an @graph, by web-auto-extractor 1.0.17 (npm).
# One would guess: each node is listed under its type, as that of a block with one node is.
# What happens: the whole block is listed under the key "undefined", and no type is found.
# Seen: one BlogPosting; graph undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . 'web-auto-extractor@1.0.17' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const { default: Extractor } = require('web-auto-extractor')

const node = { '@type': 'BlogPosting', headline: 'Ice road' }
const typesOf = (block) => {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...block })
  return Object.keys(new Extractor().parse(`<script type="application/ld+json">${text}</script>`).jsonld).join()
}
const seen = `one ${typesOf(node)}; graph ${typesOf({ '@graph': [node] })}`
console.log(seen)
if (seen !== 'one BlogPosting; graph undefined') throw new Error('the behaviour has changed')
JAVASCRIPT
node show.cjs
