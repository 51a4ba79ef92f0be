#!/usr/bin/env bash
# Subject: what stands in the licence field of packages and data sets, made SPDX identifiers by spdx-correct 3.2.0 (npm).
# One would guess: the identifier of a licence that is meant, or null, as for `Commercial`.
# What happens: letters within a word decide. « Limited » has the letters MIT, so what is restricted is under MIT; `UNLICENSED`,
# npm's word for no licence at all, is the Unlicense, which gives all rights away, as is « Unlimited »; the licence of the European
# Union is another, of which the identifier is three of its letters; and version 2 alone of the GPL is version 3 or later, if a
# space stands before « v2 ».
# Seen:
#   Commercial            null
#   Limited licence       MIT
#   Transmitted by mail   MIT
#   UNLICENSED            Unlicense
#   Unlimited             Unlicense
#   EUPL                  UPL-1.0
#   GPLv2 only            GPL-2.0-only
#   GPL v2 only           GPL-3.0-or-later
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'spdx-correct@3.2.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import correct from 'spdx-correct'

for (const field of [
  'Commercial',
  'Limited licence',
  'Transmitted by mail',
  'UNLICENSED',
  'Unlimited',
  'EUPL',
  'GPLv2 only',
  'GPL v2 only',
]) {
  console.log(field.padEnd(21), correct(field))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
