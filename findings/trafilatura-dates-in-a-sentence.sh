#!/usr/bin/env bash
# Subject: a sentence whose dates and hours stand in <time>, by trafilatura 2.3.1, html-text 0.7.1, readability-lxml 0.8.4.1 (PyPI)
# and @mozilla/readability 0.6.0 (npm).
# One would guess: the sentence, as an element for a date is part of its text.
# What happens: trafilatura leaves the dates out, as soon as the page has more than a few lines: the office is closed from to and
# opens again at .
# Seen:
#   trafilatura          The office is closed from to and opens again at .
#   html-text            The office is closed from 24 December to 2 January and opens again at 9:00.
#   readability-lxml     The office is closed from 24 December to 2 January and opens again at 9:00.
#   @mozilla/readability The office is closed from 24 December to 2 January and opens again at 9:00.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@mozilla/readability@0.6.0' 'linkedom@0.18.12' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'trafilatura==2.3.1' 'lxml==6.1.3' 'lxml_html_clean==0.4.6' \
  'html-text==0.7.1' 'readability-lxml==0.8.4.1'
cat >hours.html <<'HTML'
<!doctype html><html lang="en"><head><title>Hours</title></head><body><article><h1>Hours</h1>
<p>The office is closed from <time datetime="2026-12-24">24 December</time> to <time datetime="2027-01-02">2 January</time>
and opens again at <time>9:00</time>. Before that you can reach us on each day, as in all the years before this one.</p>
<p>In the first weeks of the year we are fewer than usual, so that an answer to a letter can take some days longer.</p>
<p>Whoever has a place at one of our tables keeps it, and a place that is left before noon is free for others.</p>
<p>The lift is looked after in the same weeks, and the way to the upper floor is then by the stairs of the north hall.</p>
</article></body></html>
HTML
cat >show.py <<'PYTHON'
import re

import html_text
import readability
import trafilatura

with open("hours.html") as source:
    page = source.read()
for name, text in (
    ("trafilatura", trafilatura.extract(page)),
    ("html-text", html_text.extract_text(page)),
    ("readability-lxml", html_text.extract_text(readability.Document(page).summary())),
):
    print(name.ljust(20), re.search(r"The office[^.]*\.", text)[0].replace("\n", " "))
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'

const { document } = parseHTML(readFileSync('hours.html', 'utf8'))
const { textContent } = new Readability(document, { charThreshold: 100 }).parse()
console.log('@mozilla/readability', textContent.replace(/\s+/g, ' ').match(/The office[^.]*\./)[0])
JAVASCRIPT
{ venv/bin/python show.py && node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
