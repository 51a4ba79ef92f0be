#!/usr/bin/env bash
# Subject: a description in JSON-LD as RDF and back, by jsonld 9.0.0 (npm), with and without useNativeTypes, which is there to
# make numbers of literals.
# One would guess: with it, numbers are numbers again, and the name is text either way.
# What happens: with it the name is an object; without it, the number is. Neither way is the document what it was.
# Seen: with it {"count":5,"name":{"@type":"xsd:string","@value":"North"}};
#   without {"count":{"@type":"xsd:integer","@value":"5"},"name":"North"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jsonld@9.0.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import jsonld from 'jsonld'

const context = { '@vocab': 'https://schema.org/', xsd: 'http://www.w3.org/2001/XMLSchema#' }
const format = 'application/n-quads'
const triples = await jsonld.toRDF(
  { '@context': context, '@id': 'https://example.com/area', name: 'North', count: 5 },
  { format },
)
const back = async (useNativeTypes) => {
  const expanded = await jsonld.fromRDF(triples, { format, useNativeTypes })
  const { count, name } = await jsonld.compact(expanded, context)
  return JSON.stringify({ count, name })
}
const seen = `with it ${await back(true)}; without ${await back(false)}`
console.log(seen)
assert.equal(
  seen,
  'with it {"count":5,"name":{"@type":"xsd:string","@value":"North"}}; ' +
    'without {"count":{"@type":"xsd:integer","@value":"5"},"name":"North"}',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
