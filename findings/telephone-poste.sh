#!/usr/bin/env bash
# Subject: a Canadian number with an extension, as French writes it: 819 555-0134 poste 12, read by phonenumbers 9.0.43 (PyPI)
# and libphonenumber-js 1.13.16 (npm).
# One would guess: the number, with its extension, as for "ext. 12"; or without it.
# What happens: phonenumbers takes the word for the letters of a keypad, and makes of it one number of 17 digits;
# libphonenumber-js finds none.
# Seen: number and extension
#   phonenumbers      819 555-0134 ext. 12   +18195550134 12
#   phonenumbers      819 555-0134 poste 12  +181955501347678312 None
#   libphonenumber-js 819 555-0134 ext. 12   +18195550134 12
#   libphonenumber-js 819 555-0134 poste 12  none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'libphonenumber-js@1.13.16' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'phonenumbers==9.0.43'
cat >show.mjs <<'JAVASCRIPT'
import { parsePhoneNumberFromString } from 'libphonenumber-js'

for (const text of ['819 555-0134 ext. 12', '819 555-0134 poste 12']) {
  const found = parsePhoneNumberFromString(text, 'CA')
  console.log('libphonenumber-js', text.padEnd(22), found ? `${found.number} ${found.ext}` : 'none')
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import phonenumbers

for text in ("819 555-0134 ext. 12", "819 555-0134 poste 12"):
    found = phonenumbers.parse(text, "CA")
    number = f"+{found.country_code}{found.national_number}"
    print("phonenumbers     ", text.ljust(22), number, found.extension)
PYTHON
{ venv/bin/python show.py && node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
