#!/usr/bin/env bash
# Subject: a vCard 4.0 as jCard (RFC 7095), by vcf 2.1.2 (npm) and ical.js 2.2.1 (npm).
# One would guess: the same: text without the backslashes of the vCard, a name as a list of its parts.
# What happens: vcf keeps the backslashes in text, so they are on the page, and writes a firm and its department as one text with
# semicolons.
# Seen:
#   vcf     fn   ["Lambert\\, Anne"]
#   vcf     n    [["Lambert","Anne","","Dr.",""]]
#   vcf     org  ["Pont\\; Rive et Cie;Recherche"]
#   vcf     note ["premier\\ndeuxième"]
#   ical.js fn   ["Lambert, Anne"]
#   ical.js n    [["Lambert","Anne","","Dr.",""]]
#   ical.js org  [["Pont; Rive et Cie","Recherche"]]
#   ical.js note ["premier\ndeuxième"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'vcf@2.1.2' 'ical.js@2.2.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import ical from 'ical.js'
import Vcard from 'vcf'

const card = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Lambert\\, Anne',
  'N:Lambert;Anne;;Dr.;',
  'ORG:Pont\\; Rive et Cie;Recherche',
  'NOTE:premier\\ndeuxième',
  'END:VCARD',
  '',
].join('\r\n')
const [, vcf] = new Vcard().parse(card).toJSON()
const [, icalJs] = ical.parse(card)
const show = (title, rows) => {
  for (const [name, , , ...values] of rows) {
    if (name !== 'version') console.log(title, name.padEnd(4), JSON.stringify(values))
  }
}
show('vcf    ', vcf)
show('ical.js', icalJs)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
