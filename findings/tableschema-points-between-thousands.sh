#!/usr/bin/env bash
# Subject: a number with points between thousands and a decimal comma, as the schema of its field says, read by tableschema
# 1.12.6 (npm).
# One would guess: with `"groupChar": "."` and `"decimalChar": ","`, 1.234,5 is 1234.5, as 1 234,5 is with a space.
# What happens: the comma is made a point before the points are taken out, so the decimals become whole digits: 1.234,5 is 12345,
# and 0,078 is 78. The table is valid.
# Seen:
#   groups by space: "1 234,5" -> 1234.5
#   groups by space: "0,078" -> 0.078
#   groups by point: "1.234,5" -> 12345
#   groups by point: "0,078" -> 78
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'tableschema@1.12.6' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import tableschema from 'tableschema'

for (const [title, groupChar, texts] of [
  ['groups by space:', ' ', ['1 234,5', '0,078']],
  ['groups by point:', '.', ['1.234,5', '0,078']],
]) {
  const field = new tableschema.Field({ name: 'price', type: 'number', decimalChar: ',', groupChar })
  for (const text of texts) console.log(title, `"${text}" -> ${field.castValue(text)}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
