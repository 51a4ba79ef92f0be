#!/usr/bin/env bash
# Subject: an author list that ends in `and others`, as BibTeX shortens one, by @citation-js/plugin-bibtex 0.8.2,
# @retorquere/bibtex-parser 9.0.29, biblatex-csl-converter 3.2.2 (npm), pybtex 0.26.1 and bibtexparser 2.1.0 (PyPI).
# One would guess: one author, and a sign that there are more.
# What happens: each of the five has a second author, whose name is others, so that a list of references names a person who does not
# exist.
# Seen:
#   citation-js               {"family":"others"}
#   @retorquere/bibtex-parser {"lastName":"others"}
#   biblatex-csl-converter    {"literal":"others"}
#   pybtex                    ['others']
#   bibtexparser              ['others']
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@citation-js/core@0.8.2' '@citation-js/plugin-bibtex@0.8.2' \
  '@retorquere/bibtex-parser@9.0.29' 'biblatex-csl-converter@3.2.2' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pybtex==0.26.1' 'bibtexparser==2.1.0'
cat >show.mjs <<'JAVASCRIPT'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import { parse as parseBibtex } from '@retorquere/bibtex-parser'
import { CSLExporter, parse } from 'biblatex-csl-converter'

const text = '@misc{counts, author = {Lambert, Anne and others}, title = {Counts}, year = {2026}}'
const [csl] = Object.values(new CSLExporter(parse(text).entries).parse())
for (const [name, authors] of [
  ['citation-js', new Cite(text).data[0].author],
  ['@retorquere/bibtex-parser', parseBibtex(text).entries[0].fields.author],
  ['biblatex-csl-converter', csl.author],
]) {
  console.log(name.padEnd(25), JSON.stringify(authors[1]))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import bibtexparser
from bibtexparser.middlewares import SeparateCoAuthors, SplitNameParts
from pybtex.database import parse_string

TEXT = "@misc{counts, author = {Lambert, Anne and others}, title = {Counts}, year = {2026}}"
print("pybtex".ljust(25), parse_string(TEXT, "bibtex").entries["counts"].persons["author"][1].last_names)
library = bibtexparser.parse_string(TEXT, append_middleware=[SeparateCoAuthors(), SplitNameParts()])
print("bibtexparser".ljust(25), library.entries[0]["author"][1].last)
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
