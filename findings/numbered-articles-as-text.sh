#!/usr/bin/env bash
# Subject: the articles of terms, as a list that starts at 3 and goes on at 7, as Markdown or text by turndown 7.2.5,
# node-html-markdown 2.0.0, html-to-text 10.0.1 (npm), html2text 2025.4.15, markdownify 1.2.3, inscriptis 2.7.6 and trafilatura
# 2.3.1 (PyPI).
# One would guess: 3, 7 and 8, as each browser shows them.
# What happens: none of seven has these numbers. Four leave out the number of an item, so that the seventh article is the fourth;
# two leave out that of the list as well and count from 1; one keeps that of the item only.
# Seen:
#   turndown            3 third, 4 seventh, 5 eighth
#   node-html-markdown  1 third, 2 seventh, 3 eighth
#   html-to-text        3 third, 4 seventh, 5 eighth
#   html2text           3 third, 4 seventh, 5 eighth
#   markdownify         3 third, 4 seventh, 5 eighth
#   inscriptis          1 third, 7 seventh, 8 eighth
#   trafilatura         1 third, 2 seventh, 3 eighth
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'turndown@7.2.5' 'node-html-markdown@2.0.0' 'html-to-text@10.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'html2text==2025.4.15' 'markdownify==1.2.3' 'inscriptis==2.7.6' \
  'trafilatura==2.3.1' 'lxml==6.1.3' 'lxml_html_clean==0.4.6'
cat >terms.html <<'HTML'
<!doctype html><html lang="en"><head><title>Terms</title></head><body><article><h1>Terms</h1>
<p>These are the terms of a service, in a paragraph that is long enough for an extractor to see that the page is an article.</p>
<ol start="3"><li>the third article of the terms</li><li value="7">the seventh article of the terms</li>
<li>the eighth article of the terms</li></ol>
<p>The terms end here, with another paragraph that is long enough to be kept, as it says what is left to say about them.</p>
</article></body></html>
HTML
cat >show.py <<'PYTHON'
import re

import html2text
import inscriptis
import markdownify
import trafilatura

with open("terms.html") as source:
    page = source.read()
for name, text in (
    ("html2text", html2text.html2text(page)),
    ("markdownify", markdownify.markdownify(page)),
    ("inscriptis", inscriptis.get_text(page)),
    ("trafilatura", trafilatura.extract(page, output_format="markdown")),
):
    print(name.ljust(19), ", ".join(" ".join(pair) for pair in re.findall(r"(\d+)\\?\. the (\w+)", text)))
PYTHON
cat >show.cjs <<'JAVASCRIPT'
const { readFileSync } = require('node:fs')
const { convert } = require('html-to-text')
const { NodeHtmlMarkdown } = require('node-html-markdown')
const Turndown = require('turndown')

const page = readFileSync('terms.html', 'utf8')
for (const [name, text] of [
  ['turndown', new Turndown().turndown(page)],
  ['node-html-markdown', NodeHtmlMarkdown.translate(page)],
  ['html-to-text', convert(page)],
]) {
  const articles = [...text.matchAll(/(\d+)\. +the (\w+)/g)].map(([, number, word]) => `${number} ${word}`)
  console.log(name.padEnd(19), articles.join(', '))
}
JAVASCRIPT
{ node show.cjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
