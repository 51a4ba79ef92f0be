#!/usr/bin/env bash
# Subject: the category « Ateliers, conférences » of an event in iCalendar, written by ics 3.12.0 (npm), read by ical.js 2.2.1
# (npm).
# One would guess: one category, as the comma in the title stays in the title.
# What happens: two. The commas of a category are not escaped, those of other texts are.
# Seen:
#   summary    ["Ateliers, conférences"]
#   categories ["Ateliers"," conférences","Gatineau"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'ics@3.12.0' 'ical.js@2.2.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import ical from 'ical.js'
import { createEvent } from 'ics'

const { value } = createEvent({
  start: [2026, 5, 4, 13, 0],
  duration: { hours: 1 },
  title: 'Ateliers, conférences',
  categories: ['Ateliers, conférences', 'Gatineau'],
})
const event = new ical.Component(ical.parse(value)).getFirstSubcomponent('vevent')
for (const name of ['summary', 'categories']) console.log(name.padEnd(10), JSON.stringify(event.getFirstProperty(name).getValues()))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
