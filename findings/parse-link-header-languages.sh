#!/usr/bin/env bash
# Subject: a Link header that names a page in two languages (rel=alternate), by parse-link-header 2.0.0 and http-link-header
# 1.1.4 (npm).
# One would guess: both translations are found.
# What happens: parse-link-header keeps one link for each relation, and it is the last. A page has one translation, and
# which one depends on the order.
# Seen: parse-link-header en-CA; in the other order fr-CA; http-link-header fr-CA, en-CA
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'parse-link-header@2.0.0' 'http-link-header@1.1.4' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import LinkHeader from 'http-link-header'
import parse from 'parse-link-header'

const links = ['fr', 'en'].map((language) => `<https://example.com/${language}>; rel=alternate; hreflang=${language}-CA`)
const header = links.join(', ')
const all = LinkHeader.parse(header).refs.map(({ hreflang }) => hreflang)
const seen =
  `parse-link-header ${parse(header).alternate.hreflang}; ` +
  `in the other order ${parse(links.reverse().join(', ')).alternate.hreflang}; http-link-header ${all.join(', ')}`
console.log(seen)
assert.equal(
  seen,
  'parse-link-header en-CA; in the other order fr-CA; http-link-header fr-CA, en-CA',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
