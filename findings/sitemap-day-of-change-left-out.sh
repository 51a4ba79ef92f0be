#!/usr/bin/env bash
# Subject: a sitemap whose dates are months or minutes, as the protocol allows, and one whose elements have a prefix, read by
# sitemap 9.0.1 (npm).
# One would guess: three pages with their dates, from both files: a prefix of XML means nothing.
# What happens: sitemap takes 2026-12 and 2026-12-01T10:00-05:00 for no dates of ISO 8601 and leaves them out, and finds no page at
# all where the elements have a prefix. It tells so on the console only.
# Seen:
#   plain: 2026-12 no date, 2026-12-01T10:00-05:00 no date, 2026-12-01 2026-12-01
#   prefixed: 2026-12 no page, 2026-12-01T10:00-05:00 no page, 2026-12-01 no page
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'sitemap@9.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { Readable } from 'node:stream'
import { parseSitemap } from 'sitemap'

const dates = ['2026-12', '2026-12-01T10:00-05:00', '2026-12-01']
const urls = dates.map((date, index) => `<url><loc>https://own.example/${index}</loc><lastmod>${date}</lastmod></url>`)
const plain = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
const prefixed = plain.replace('xmlns=', 'xmlns:s=').replaceAll(/<(\/?)/g, '<$1s:')
for (const [name, text] of Object.entries({ plain, prefixed })) {
  const pages = await parseSitemap(Readable.from([`<?xml version="1.0" encoding="UTF-8"?>${text}`]))
  const seen = dates.map((date, index) => {
    const page = pages.find(({ url }) => url.endsWith(String(index)))
    return `${date} ${page ? (page.lastmod?.slice(0, 10) ?? 'no date') : 'no page'}`
  })
  console.log(`${name}: ${seen.join(', ')}`)
}
JAVASCRIPT
node show.mjs 2>/dev/null | grep -v '^unhandled' >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
