#!/usr/bin/env bash
# Subject: the time in western Canada in January 2027, by @js-joda/timezone 2.25.2 and moment-timezone 0.6.6 (npm) and tzdata
# 2026.6 (PyPI), the newest of each on 1 December 2026.
# One would guess: the same; packages of time zones follow IANA, and winter time in Canada has been the same for decades.
# What happens: in data after 2026a, which the first of them has, Vancouver, Edmonton and Winnipeg no longer turn back the clock. An
# hour of footfall, or the opening of a shop, is one off there all winter, and right again in summer.
# Seen: hours from UTC at noon on 15 January and on 15 July 2027
#   @js-joda/timezone Vancouver -8 -7, Edmonton -7 -6, Winnipeg -6 -5, Regina -6 -6, Toronto -5 -4
#   moment-timezone   Vancouver -7 -7, Edmonton -6 -6, Winnipeg -5 -5, Regina -6 -6, Toronto -5 -4
#   tzdata            Vancouver -7 -7, Edmonton -6 -6, Winnipeg -5 -5, Regina -6 -6, Toronto -5 -4
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@js-joda/timezone@2.25.2' '@js-joda/core@6.3.2' 'moment-timezone@0.6.6' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'tzdata==2026.6'
cat >show.mjs <<'JAVASCRIPT'
import '@js-joda/timezone'
import { ZonedDateTime, ZoneId } from '@js-joda/core'
import moment from 'moment-timezone'

const cities = ['Vancouver', 'Edmonton', 'Winnipeg', 'Regina', 'Toronto']
const packages = {
  '@js-joda/timezone': (zone, month) =>
    ZonedDateTime.of(2027, month, 15, 12, 0, 0, 0, ZoneId.of(zone)).offset().totalSeconds() / 3600,
  'moment-timezone': (zone, month) => moment.tz([2027, month - 1, 15, 12], zone).utcOffset() / 60,
}
for (const [name, hours] of Object.entries(packages)) {
  const offsets = cities.map((city) => [city, hours(`America/${city}`, 1), hours(`America/${city}`, 7)].join(' '))
  console.log(name.padEnd(17), offsets.join(', '))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, reset_tzpath

# The package's data, not those of the machine.
reset_tzpath([])
offsets = []
for city in ("Vancouver", "Edmonton", "Winnipeg", "Regina", "Toronto"):
    noons = (datetime(2027, month, 15, 12, tzinfo=ZoneInfo(f"America/{city}")) for month in (1, 7))
    offsets.append(" ".join([city, *(f"{noon.utcoffset() // timedelta(hours=1)}" for noon in noons)]))
print("tzdata".ljust(17), ", ".join(offsets))
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
