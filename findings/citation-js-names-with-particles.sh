#!/usr/bin/env bash
# Subject: authors with particles in their names, written as BibTeX and as RIS by @citation-js/core 0.8.2 (npm) and its plugins.
# One would guess: the names stay as they are, at the latest where no format has a field for particles.
# What happens: CSL has two kinds of particles. In RIS both are left out: Marie de la Tour is Tour, Marie. In BibTeX one is kept and
# the other is not: Anne d’Estaing is Estaing, Anne, and is sorted and found as another person. The texts that it writes have both.
# Seen:
#   text   de la Tour, M., & Estaing, A. d’.
#   BibTeX de la Tour, Marie and Estaing, Anne
#   RIS    Tour, Marie and Estaing, Anne
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@citation-js/core@0.8.2' '@citation-js/plugin-bibtex@0.8.2' \
  '@citation-js/plugin-ris@0.8.2' '@citation-js/plugin-csl@0.8.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'

const report = new Cite({
  id: 'report',
  type: 'report',
  title: 'Affluence',
  author: [
    { given: 'Marie', 'non-dropping-particle': 'de la', family: 'Tour' },
    { given: 'Anne', 'dropping-particle': "d'", family: 'Estaing' },
  ],
  issued: { 'date-parts': [[2026]] },
})
const names = {
  text: report.format('bibliography', { format: 'text', lang: 'fr-FR' }).split(' (2026)')[0],
  BibTeX: report.format('bibtex').match(/author = \{(.*)\}/)[1],
  RIS: [...report.format('ris').matchAll(/^AU {2}- (.*)$/gm)].map(([, name]) => name).join(' and '),
}
for (const [format, authors] of Object.entries(names)) {
  console.log(format.padEnd(6), authors)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
