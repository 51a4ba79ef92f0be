#!/usr/bin/env bash
# Subject: half past two in the afternoon, and a quarter past midnight, written and read again in one locale, by babel 2.19.0
# (PyPI).
# One would guess: the same time, as it is the form of that locale: 2:30 p.m. in English as written in Canada.
# What happens: the letters am and pm are looked for in English without points, whatever the locale is. In en_CA, es_MX, ko and ar
# the afternoon is in the small hours, without an error, and a quarter past midnight is past noon.
# Seen:
#   en_US  '2:30\u202fPM'              14:30   '12:15\u202fAM'             00:15
#   en_AU  '2:30\u202fpm'              14:30   '12:15\u202fam'             00:15
#   en_CA  '2:30\u202fp.m.'            02:30   '12:15\u202fa.m.'           12:15
#   es_MX  '2:30\u202fp.m.'            02:30   '12:15\u202fa.m.'           12:15
#   ko     '\uc624\ud6c4 2:30'         02:30   '\uc624\uc804 12:15'        12:15
#   ar     '2:30 \u0645'               02:30   '12:15 \u0635'              12:15
#   fr_CA  '14 h 30'                   14:30   '00 h 15'                   00:15
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'babel==2.19.0'
cat >show.py <<'PYTHON'
import datetime

from babel.dates import format_time, parse_time

for locale in ("en_US", "en_AU", "en_CA", "es_MX", "ko", "ar", "fr_CA"):
    cells = []
    for time in (datetime.time(14, 30), datetime.time(0, 15)):
        text = format_time(time, "short", locale=locale)
        cells.append(ascii(text).ljust(28) + parse_time(text, locale=locale, format="short").isoformat("minutes"))
    print(locale.ljust(6), "   ".join(cells))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
