#!/usr/bin/env bash
# Subject: a calendar in French that names its language, and a category with a comma, read by node-ical 0.26.1 (npm).
# One would guess: the title is text, with or without a language, and the category is one, as its comma has a backslash.
# What happens: a title, a place or a description that has a language is an object, so a page shows « [object Object] » and a search
# by title finds what has no language. A category is parted at each comma, with a backslash left at its end.
# Seen:
#   Relevé | true | Vélo | Marche
#   [object Object] | false | Bus\ | métro et train | Marche
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'node-ical@0.26.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import ical from 'node-ical'

const calendar = (...lines) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Example//FR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20260801T120000Z',
    'DTSTART:20260812T130000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const plain = calendar('SUMMARY:Relevé', 'CATEGORIES:Vélo,Marche')
const named = calendar('SUMMARY;LANGUAGE=fr:Relevé', 'CATEGORIES:Bus\\, métro et train,Marche')
for (const text of [plain, named]) {
  const { summary, categories } = ical.sync.parseICS(text)['1']
  console.log(`${summary}`, '|', summary === 'Relevé', '|', categories.join(' | '))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
