#!/usr/bin/env bash
# Subject: a path with an accented letter in robots.txt, in letters and in percent signs, by robots-txt-parse 2.0.1 with
# robots-txt-guard 1.0.2, robots-parser 3.0.1 (npm) and Protego 0.7.0 (PyPI).
# One would guess: each form of the path is closed by each form of the rule: RFC 9309 says that both are to be in percent signs
# before they are compared.
# What happens: robots-txt-guard compares letters, so that a rule in French does not hold for the address that a crawler sends, and
# one in small letters does not hold for one in capitals.
# Seen: whether the path may be read
#                     rule           /données       /donn%C3%A9es  /donn%c3%a9es
#   robots-txt-guard  /données       no             yes            yes
#   robots-parser     /données       no             no             no
#   robots-txt-guard  /donn%C3%A9es  yes            no             yes
#   robots-parser     /donn%C3%A9es  no             no             no
#   robots-txt-guard  /donn%c3%a9es  yes            yes            no
#   robots-parser     /donn%c3%a9es  no             no             no
#   Protego           /données       no             no             no
#   Protego           /donn%C3%A9es  no             no             no
#   Protego           /donn%c3%a9es  no             no             no
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'robots-txt-parse@2.0.1' 'robots-txt-guard@1.0.2' \
  'robots-parser@3.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'Protego==0.7.0'
cat >show.cjs <<'JAVASCRIPT'
const { Readable } = require('node:stream')
const robotsParser = require('robots-parser')
const guard = require('robots-txt-guard')
const parse = require('robots-txt-parse')

const paths = ['/données', '/donn%C3%A9es', '/donn%c3%a9es']
const row = (...cells) => console.log(cells.map((cell, index) => cell.padEnd([17, 14, 14, 14, 0][index])).join(' ').trimEnd())
const answer = (allowed) => (allowed ? 'yes' : 'no')
row('', 'rule', ...paths)
const main = async () => {
  for (const rule of paths) {
    const text = `User-agent: *\nDisallow: ${rule}\n`
    const guarded = guard(await parse(Readable.from([Buffer.from(text)])))
    row('robots-txt-guard', rule, ...paths.map((path) => answer(guarded.isAllowed('one', path))))
    const robots = robotsParser('https://own.example/robots.txt', text)
    row('robots-parser', rule, ...paths.map((path) => answer(robots.isAllowed(`https://own.example${path}`, 'one'))))
  }
}
main()
JAVASCRIPT
cat >show.py <<'PYTHON'
from protego import Protego

PATHS = ("/données", "/donn%C3%A9es", "/donn%c3%a9es")
for rule in PATHS:
    robots = Protego.parse(f"User-agent: *\nDisallow: {rule}\n")
    answers = ["yes" if robots.can_fetch("https://own.example" + path, "one") else "no" for path in PATHS]
    cells = [cell.ljust(14) for cell in (rule, *answers)]
    print("Protego".ljust(17), " ".join(cells).rstrip())
PYTHON
{ node show.cjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
