#!/usr/bin/env bash
# Subject: APRS reports, which bear a day and a time or a time alone, read ten minutes after midnight on 1 June, by aprslib 0.7.2
# and aprspy 0.6.0 (PyPI) and aprs-parser 1.0.9 (npm).
# One would guess: what was sent at 23:50 was sent twenty minutes ago, in May.
# What happens: two of three put the day and the time into the present month and day. Each midnight tracks run a day ahead; at the
# turn of a month they run a month ahead or, where the month has no such day, are of 1970 or of the month after. The third gives
# no time then.
# Seen: @312350z, /235000h, and on 1 July @302350z
#   aprslib     1970-01-01T00:00 2026-06-01T23:50 2026-07-30T23:50
#   aprs-parser 2026-07-01T23:50 2026-06-01T23:50 2026-07-30T23:50
#   aprspy      none             2026-05-31T23:50 2026-06-30T23:50
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'aprs-parser@1.0.9' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'aprslib==0.7.2' 'aprspy==0.6.0' 'freezegun==1.5.5'
cat >reports <<'REPORTS'
2026-06-01T00:10:00Z N0CALL>APRS,TCPIP*:@312350z4525.29N/07541.42W>
2026-06-01T00:10:00Z N0CALL>APRS,TCPIP*:/235000h4525.29N/07541.42W>
2026-07-01T00:10:00Z N0CALL>APRS,TCPIP*:@302350z4525.29N/07541.42W>
REPORTS
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { APRSParser } from 'aprs-parser'

const RealDate = Date
const times = readFileSync('reports', 'utf8').trim().split('\n').map((line) => {
  const [now, report] = [line.slice(0, 20), line.slice(21)]
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length ? parts : [now]))
    }
  }
  const { timestamp } = new APRSParser().parse(report).data
  return timestamp.toISOString().slice(0, 16)
})
console.log('aprs-parser', ...times)
JAVASCRIPT
cat >show.py <<'PYTHON'
import sys
from datetime import datetime, timezone

import aprslib
from aprspy import APRS
from freezegun import freeze_time

READERS = {
    "aprslib": lambda report: datetime.fromtimestamp(aprslib.parse(report)["timestamp"], timezone.utc),
    "aprspy": lambda report: APRS.parse_packet(report).timestamp,
}
times = []
with open("reports") as reports:
    for line in reports:
        now, report = line.strip().split(" ", 1)
        with freeze_time(now):
            time = READERS[sys.argv[1]](report)
            times.append(f"{time:%Y-%m-%dT%H:%M}" if time else "none".ljust(16))
print(sys.argv[1].ljust(11), *times)
PYTHON
{ venv/bin/python -W ignore show.py aprslib && node show.mjs && venv/bin/python -W ignore show.py aprspy; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
