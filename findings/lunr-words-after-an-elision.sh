#!/usr/bin/env bash
# Subject: a search in French text with lunr 2.3.9 and lunr-languages 1.22.0 (npm), with its language for French.
# One would guess: affluence finds « l’affluence » and « d’affluence »: articles are dropped, as a French analyser does.
# What happens: article and noun are one word, which no article is taken off, so only a search for the same two finds it, with
# the same apostrophe. Most French nouns that begin with a vowel are not found, and the search seems to work.
# Seen: number of texts found
#   « une affluence »:     affluence 1, l’affluence 0
#   « à l’affluence »:     affluence 0, l’affluence 1
#   « d’affluence »:       affluence 0, l’affluence 0
#   « à l'affluence »:     affluence 0, l’affluence 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'lunr@2.3.9' 'lunr-languages@1.22.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import lunr from 'lunr'
import french from 'lunr-languages/lunr.fr.js'
import stemmerSupport from 'lunr-languages/lunr.stemmer.support.js'

stemmerSupport(lunr)
french(lunr)
for (const text of ['une affluence', 'à l’affluence', 'd’affluence', "à l'affluence"]) {
  const index = lunr(function () {
    this.use(lunr.fr)
    this.ref('id')
    this.field('text')
    this.add({ id: 1, text })
  })
  const [noun, both] = ['affluence', 'l’affluence'].map((words) => index.search(words).length)
  console.log(`« ${text} »:`.padEnd(22), `affluence ${noun}, l’affluence ${both}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
