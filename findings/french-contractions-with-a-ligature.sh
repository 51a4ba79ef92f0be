#!/usr/bin/env bash
# Subject: whether the article of a French noun is elided, as in l’œuvre, by french-contractions 5.4.0 (npm).
# One would guess: before each vowel, and œ is one.
# What happens: no word with the ligature œ is elided: le œuvre, le œil, ce œuf. Written as oe, a misspelling, all are right.
# « héroïne », « héroïque » and « héros », which differ, are told apart in part: la héroïne is wrong.
# Seen:
#   école: l’, île: l’, Été: l’
#   œuvre: le, œil: le, œuf: le, œillet: le
#   oeuvre: l’, oeil: l’, oeuf: l’, oeillet: l’
#   héros: le, héroïne: le, héroïque: l’, héroïsme: l’
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'french-contractions@5.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import contractions from 'french-contractions'

const show = (...words) =>
  console.log(words.map((word) => `${word}: ${contractions.contracts(word) ? 'l’' : 'le'}`).join(', '))
show('école', 'île', 'Été')
show('œuvre', 'œil', 'œuf', 'œillet')
show('oeuvre', 'oeil', 'oeuf', 'oeillet')
show('héros', 'héroïne', 'héroïque', 'héroïsme')
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
