#!/usr/bin/env bash
# Subject: a day's log of the Open Glider Network, whose messages bear a time without a date, read by ogn-client 2.0.0 (PyPI).
# One would guess: the reference_timestamp that one gives says of which day the messages are.
# What happens: it is replaced by the present, unless use_server_timestamp=False is given as well; that is True, with or without a
# server. All flights of an old log are today's, and the result even says that today was the reference.
# Seen: a message of 12:00 with 4 May 2025 as reference_timestamp
#   as it is: within a day of now True, of 4 May 2025 False; the reference is 4 May 2025: False
#   use_server_timestamp=False: within a day of now False, of 4 May 2025 True; the reference is 4 May 2025: True
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'ogn-client==2.0.0' 'ogn-parser==0.3.15'
venv/bin/python - >seen <<'PYTHON'
from datetime import datetime, timedelta, timezone

from ogn.parser import parse

MESSAGE = "FLR000001>OGFLR,qAS,TEST:/120000h4525.29N/07541.42W'090/060/A=001640 id06000001 +020fpm +0.0rot"
reference = datetime(2025, 5, 4, 12, tzinfo=timezone.utc)
for name, options in {"as it is": {}, "use_server_timestamp=False": {"use_server_timestamp": False}}.items():
    read = parse(MESSAGE, reference_timestamp=reference, **options)
    by_now, by_reference = (
        abs(read["timestamp"] - day) <= timedelta(days=1) for day in (datetime.now(timezone.utc), reference)
    )
    same = read["reference_timestamp"] == reference
    print(f"{name}: within a day of now {by_now}, of 4 May 2025 {by_reference}; the reference is 4 May 2025: {same}")
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
