#!/usr/bin/env bash
# Subject: a table in which one cell has the name of a site for two rows, as Markdown or text by html2text 2025.4.15, markdownify
# 1.2.3, inscriptis 2.7.6, trafilatura 2.3.1 (PyPI), node-html-markdown 2.0.0 and html-to-text 10.0.1 (npm).
# One would guess: a row without a site keeps its place for it, or the name is repeated.
# What happens: four of six move the second row to the left: the month stands under Site, and the count under Month.
# Seen: the row of February
#   html2text           [February| 95]
#   markdownify         [| February | 95 |]
#   inscriptis          [February  95]
#   trafilatura         [|  | February | 95 |]
#   node-html-markdown  [| February | 95      |        |]
#   html-to-text        [        February   95]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'node-html-markdown@2.0.0' 'html-to-text@10.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'html2text==2025.4.15' 'markdownify==1.2.3' 'inscriptis==2.7.6' \
  'trafilatura==2.3.1' 'lxml==6.1.3' 'lxml_html_clean==0.4.6'
cat >counts.html <<'HTML'
<!doctype html><html lang="en"><head><title>Counts</title></head><body><article><h1>Counts</h1>
<p>These are the counts of a site, in a paragraph that is long enough for an extractor to see that the page is an article.</p>
<table><tr><th>Site</th><th>Month</th><th>Visits</th></tr><tr><td rowspan="2">North</td><td>January</td><td>120</td></tr>
<tr><td>February</td><td>95</td></tr></table>
<p>The counts end here, with another paragraph that is long enough to be kept, as it says what is left to say about them.</p>
</article></body></html>
HTML
cat >show.py <<'PYTHON'
import html2text
import inscriptis
import markdownify
import trafilatura

with open("counts.html") as source:
    page = source.read()
for name, text in (
    ("html2text", html2text.html2text(page)),
    ("markdownify", markdownify.markdownify(page)),
    ("inscriptis", inscriptis.get_text(page)),
    ("trafilatura", trafilatura.extract(page, output_format="markdown")),
):
    print(name.ljust(19), *(f"[{line.rstrip()}]" for line in text.splitlines() if "February" in line))
PYTHON
cat >show.cjs <<'JAVASCRIPT'
const { readFileSync } = require('node:fs')
const { convert } = require('html-to-text')
const { NodeHtmlMarkdown } = require('node-html-markdown')

const page = readFileSync('counts.html', 'utf8')
for (const [name, text] of [
  ['node-html-markdown', NodeHtmlMarkdown.translate(page)],
  ['html-to-text', convert(page, { selectors: [{ selector: 'table', format: 'dataTable' }] })],
]) {
  const line = text.split('\n').find((one) => one.includes('February'))
  console.log(name.padEnd(19), `[${line.trimEnd()}]`)
}
JAVASCRIPT
{ venv/bin/python show.py && node show.cjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
