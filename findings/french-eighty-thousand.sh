#!/usr/bin/env bash
# Subject: 80 000, 200 000 and 71 in French words, by convertir-nombre-lettre 1.0.2, written-number 0.11.1, to-words 5.7.0 and n2words
# 4.0.0 (npm).
# One would guess: quatre-vingt mille, deux cent mille and soixante et onze: vingt and cent take an s before a noun, as millions is,
# and mille is none.
# What happens: two of four write quatre-vingts mille, three write deux cents mille. One has soixante-onze and, as in no French
# region, quatre-vingt-et-un, though its description says that it follows the rules of agreement.
# Seen:
#   convertir-nombre-lettre: quatre-vingts mille, deux cents mille, quatre-vingts millions, soixante-onze, quatre-vingt-et-un
#   written-number: quatre-vingts mille, deux cents mille, quatre-vingts millions, soixante et onze, quatre-vingt-un
#   to-words: quatre-vingt mille, deux cents mille, quatre-vingt millions, soixante et onze, quatre-vingt-un
#   n2words: quatre-vingt mille, deux cent mille, quatre-vingts millions, soixante et onze, quatre-vingt-un
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'convertir-nombre-lettre@1.0.2' 'written-number@0.11.1' 'to-words@5.7.0' \
  'n2words@4.0.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { NumberToLetter } from 'convertir-nombre-lettre'
import { toCardinal } from 'n2words/fr-FR'
import { ToWords } from 'to-words'
import writtenNumber from 'written-number'

const words = new ToWords({ localeCode: 'fr-FR' })
for (const [name, write] of [
  ['convertir-nombre-lettre', NumberToLetter],
  ['written-number', (number) => writtenNumber(number, { lang: 'fr' })],
  ['to-words', (number) => words.convert(number).toLowerCase()],
  ['n2words', toCardinal],
]) {
  console.log(`${name}:`, [80_000, 200_000, 80_000_000, 71, 81].map((number) => write(number)).join(', '))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
