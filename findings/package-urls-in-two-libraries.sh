#!/usr/bin/env bash
# Subject: package URLs as they stand in a list of components (SBOM), made canonical by packageurl-js 2.0.1 (npm) and
# packageurl-python 0.17.6 (PyPI).
# One would guess: the same text from both, as the form is made for being compared.
# What happens: the mark before a build of a version is + for one and %2B for the other; an accented letter of a repository has
# capitals in one and small letters in the other; and packageurl-python writes the slash within a name as one between a namespace
# and a name, which its own reader then takes it for.
# Seen: as given, as written, and the namespace and the name when that is read again
#   pkg:generic/north%2Fhall@1.0    js     pkg:generic/north%2Fhall@1.0     - north/hall
#   pkg:generic/north%2Fhall@1.0    python pkg:generic/north/hall@1.0       north hall
#   pkg:github/own/s%C3%A9jours@v1  js     pkg:github/own/s%C3%A9jours@v1   own séjours
#   pkg:github/own/s%C3%A9jours@v1  python pkg:github/own/s%c3%a9jours@v1   own séjours
#   pkg:npm/%40own/counts@1.0.0     js     pkg:npm/%40own/counts@1.0.0      @own counts
#   pkg:npm/%40own/counts@1.0.0     python pkg:npm/%40own/counts@1.0.0      @own counts
#   pkg:npm/counts@1.0.0%2Bbuild.5  js     pkg:npm/counts@1.0.0+build.5     - counts
#   pkg:npm/counts@1.0.0%2Bbuild.5  python pkg:npm/counts@1.0.0%2Bbuild.5   - counts
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'packageurl-js@2.0.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'packageurl-python==0.17.6'
cat >urls.json <<'JSON'
["pkg:npm/%40own/counts@1.0.0", "pkg:npm/counts@1.0.0%2Bbuild.5", "pkg:github/own/s%C3%A9jours@v1", "pkg:generic/north%2Fhall@1.0"]
JSON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { PackageURL } from 'packageurl-js'

for (const text of JSON.parse(readFileSync('urls.json', 'utf8'))) {
  const url = PackageURL.fromString(text)
  const again = PackageURL.fromString(url.toString())
  console.log(text.padEnd(31), 'js    ', url.toString().padEnd(32), again.namespace ?? '-', again.name)
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import json

from packageurl import PackageURL

with open("urls.json") as source:
    for text in json.load(source):
        url = PackageURL.from_string(text)
        again = PackageURL.from_string(url.to_string())
        print(text.ljust(31), "python", url.to_string().ljust(32), again.namespace or "-", again.name)
PYTHON
{ node show.mjs && venv/bin/python show.py; } | LC_ALL=C sort >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
