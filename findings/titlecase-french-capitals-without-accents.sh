#!/usr/bin/env bash
# Subject: French titles with capitals, by titlecase-french 1.0.1 (npm).
# One would guess: the words as they are written, with larger first letters; a capital keeps its accent.
# What happens: a first letter loses its accent, at the beginning and within: « état » is Etat and « île » Ile, also where it was
# a capital with an accent before. Ligatures are kept. Acronyms are made words, and after a typographic apostrophe only the article
# has a capital.
# Seen:
#   état des routes | Etat des Routes
#   Île d'Orléans | Ile d'Orléans
#   à l'école | A l'Ecole
#   à l’école | A L’école
#   l'œuvre d'art | L'Œuvre d'Art
#   horaires de la STM | Horaires de la Stm
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'titlecase-french@1.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import titles from 'titlecase-french'

const samples = ['état des routes', "Île d'Orléans", "à l'école", 'à l’école', "l'œuvre d'art", 'horaires de la STM']
for (const sample of samples) console.log(`${sample} | ${titles.convert(sample)}`)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
