#!/usr/bin/env bash
# Subject: the lead of an article in its <header>, by defuddle 0.19.4 and @extractus/article-extractor 9.0.1 (npm), and
# trafilatura 2.3.1 (PyPI).
# One would guess: what an article says in its own header is part of it; HTML gives it no other meaning.
# What happens: two leave it out, and keep the same lead in a <div>; one keeps both.
# Seen:
#   defuddle          header no   div yes
#   article-extractor header no   div yes
#   trafilatura       header yes  div yes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'defuddle@0.19.4' 'jsdom@26.1.0' '@extractus/article-extractor@9.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'trafilatura==2.3.1' 'lxml_html_clean==0.4.6'
for tag in header div; do
  text='<p>The ice road opens when the lake has carried trucks for three nights, and closes with the first rain of spring.</p>'
  part="$text$text$text$text"
  cat >"$tag.html" <<HTML
<!doctype html><html lang="en"><head><title>Ice road</title></head><body><main><article>
<$tag><h1>Ice road</h1><p>Who decides that a lake carries a truck, how they measure it, and what a warm night changes for all of them.</p></$tag>
<section><h2>How it opens</h2>$part</section><section><h2>When it closes</h2>$part</section></article></main></body></html>
HTML
done
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { extractFromHtml } from '@extractus/article-extractor'
import { Defuddle } from 'defuddle/node'
import { JSDOM } from 'jsdom'

const address = 'https://example.com/ice'
const readers = {
  defuddle: async (html) => (await Defuddle(new JSDOM(html, { url: address }).window.document, address)).content,
  'article-extractor': async (html) => (await extractFromHtml(html, address)).content,
}
for (const [name, read] of Object.entries(readers)) {
  const cells = []
  for (const tag of ['header', 'div'])
    cells.push(`${tag} ${(await read(readFileSync(`${tag}.html`, 'utf8'))).includes('Who decides') ? 'yes' : 'no'}`)
  console.log(name, ...cells)
}
JAVASCRIPT
cat >show.py <<'PYTHON'
from trafilatura import extract

cells = (f"{tag} {'yes' if 'Who decides' in extract(open(tag + '.html').read()) else 'no'}" for tag in ("header", "div"))
print("trafilatura", *cells)
PYTHON
{ node show.mjs && venv/bin/python show.py; } | sed 's/  */ /g; s/ $//' >seen
cat seen
sed -n 's/^#   //p' "$script" | sed 's/  */ /g; s/ $//' | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
