#!/usr/bin/env bash
# Subject: soft hyphens in French HTML, put there by `hyphenateHTMLSync` of hyphen 1.14.1 (npm).
# One would guess: they are put into text; « HTML tags » are left out, so what is not text is, too.
# What happens: what stands between two tags is text, whatever they are. An entity is split and no longer one, so a reader sees
# its letters; rules of a style sheet name classes that no element has; and a command or an address that is copied does not work.
# Seen: soft hyphens as |
#   <p>mobilit&eacute; de l’&eacute;tablissement</p>   <p>mo|bi|lit&ea|cute; de l’&ea|cute;ta|blis|se|ment</p>
#   <style>.frequentation { color: red }</style>       <style>.fre|quen|ta|tion { co|lor: red }</style>
#   <code>npm run frequentation</code>                 <code>npm run fre|quen|ta|tion</code>
#   <a href="/donnees">https://example.org/donnees</a> <a href="/donnees">https://example.org/don|nees</a>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'hyphen@1.14.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import french from 'hyphen/fr/index.js'

for (const html of [
  '<p>mobilit&eacute; de l’&eacute;tablissement</p>',
  '<style>.frequentation { color: red }</style>',
  '<code>npm run frequentation</code>',
  '<a href="/donnees">https://example.org/donnees</a>',
]) {
  console.log(html.padEnd(50), french.hyphenateHTMLSync(html).replaceAll('\u00AD', '|'))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
