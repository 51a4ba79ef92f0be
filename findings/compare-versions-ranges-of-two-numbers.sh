#!/usr/bin/env bash
# Subject: ranges of versions with two numbers, as package.json has them, by satisfies of compare-versions 6.1.1 and of semver 7.8.6
# (npm).
# One would guess: the same: compare-versions says that it takes the ranges of npm.
# What happens: compare-versions fills up what is not written with zeros: 1.2.5 is above 1.2 and not in it, and 2.3.9 is not in 1.2
# - 2.3. A preview of 2.0.0 is below 2.0.0, and so in a range that ends before it.
# Seen:
#   1.2.5       1.2             compare-versions no   semver yes
#   1.2.5       <=1.2           compare-versions no   semver yes
#   1.2.5       >1.2            compare-versions yes  semver no
#   2.3.9       1.2 - 2.3       compare-versions no   semver yes
#   2.0.0-rc.1  >=1.0.0 <2.0.0  compare-versions yes  semver no
#   1.2.5       ~1.2            compare-versions yes  semver yes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'compare-versions@6.1.1' 'semver@7.8.6' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { satisfies } from 'compare-versions'
import semver from 'semver'

for (const [version, range] of [
  ['1.2.5', '1.2'],
  ['1.2.5', '<=1.2'],
  ['1.2.5', '>1.2'],
  ['2.3.9', '1.2 - 2.3'],
  ['2.0.0-rc.1', '>=1.0.0 <2.0.0'],
  ['1.2.5', '~1.2'],
]) {
  const answers = [satisfies(version, range), semver.satisfies(version, range)].map((answer) => (answer ? 'yes' : 'no'))
  console.log(version.padEnd(11), range.padEnd(15), `compare-versions ${answers[0]}`.padEnd(21), `semver ${answers[1]}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
