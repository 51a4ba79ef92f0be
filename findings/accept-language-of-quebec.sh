#!/usr/bin/env bash
# Subject: the language of a page in English and French, for readers who ask for that of their region, by negotiator 1.1.0,
# @hapi/accept 6.0.3, accept-language-parser 1.5.0, accept-language 3.0.20 and @formatjs/intl-localematcher 0.10.1 (npm).
# One would guess: who asks for fr-CA first is given fr, and who asks for fr is given fr-CA.
# What happens: two give English to a reader from Quebec, since fr-CA is not fr and English is second. Where the pages
# are named by region, four give English to a reader from France, and one even to a reader who asks for fr alone.
# Seen: the header, and the languages of the site
#   fr-CA,en;q=0.8 of en, fr         negotiator fr, hapi en, parser en, accept-language fr, formatjs fr
#   fr-FR,en;q=0.8 of en-CA, fr-CA   negotiator en-CA, hapi en-CA, parser en-CA, accept-language en-CA, formatjs fr-CA
#   fr of en-CA, fr-CA               negotiator fr-CA, hapi fr-CA, parser fr-CA, accept-language en-CA, formatjs fr-CA
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'negotiator@1.1.0' '@hapi/accept@6.0.3' \
  'accept-language-parser@1.5.0' 'accept-language@3.0.20' '@formatjs/intl-localematcher@0.10.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { match } from '@formatjs/intl-localematcher'
import hapi from '@hapi/accept'
import acceptLanguage from 'accept-language'
import parser from 'accept-language-parser'
import Negotiator from 'negotiator'

const pickers = {
  negotiator: (header, site) => new Negotiator({ headers: { 'accept-language': header } }).language(site),
  hapi: (header, site) => hapi.language(header, site),
  parser: (header, site) => parser.pick(site, header),
  'accept-language': (header, site) => {
    acceptLanguage.languages(site)
    return acceptLanguage.get(header)
  },
  // This one takes a list, in order, in place of the header.
  formatjs: (header, site) => match(header.replace(/;q=[\d.]+/g, '').split(','), site, site[0]),
}
for (const [header, site] of [
  ['fr-CA,en;q=0.8', ['en', 'fr']],
  ['fr-FR,en;q=0.8', ['en-CA', 'fr-CA']],
  ['fr', ['en-CA', 'fr-CA']],
]) {
  const picked = Object.entries(pickers).map(([name, pick]) => `${name} ${pick(header, site)}`)
  console.log(`${header} of ${site.join(', ')}`.padEnd(32), picked.join(', '))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
