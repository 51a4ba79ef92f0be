#!/usr/bin/env bash
# Subject: a JSON Feed with a link to another site and an attachment, read and written again by jsonfeed-util 1.2.0 (PyPI).
# One would guess: the same feed.
# What happens: `external_url`, the page of the other site, becomes the item's own address, and the size of the attachment a list.
# Without an own address the link is `null`.
# Seen:
#   external_url https://other.example/report then https://own.example/notes/1
#   size_in_bytes 1204 then [1204]
#   external_url https://other.example/map then None
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'jsonfeed-util==1.2.0'
cat >show.py <<'PYTHON'
import json

from jsonfeed import Feed

feed = {
    "version": "https://jsonfeed.org/version/1.1",
    "title": "Notes",
    "items": [
        {
            "id": "1",
            "url": "https://own.example/notes/1",
            "external_url": "https://other.example/report",
            "content_text": "A report to read",
            "attachments": [{"url": "https://own.example/1.csv", "mime_type": "text/csv", "size_in_bytes": 1204}],
        },
        {"id": "2", "external_url": "https://other.example/map", "content_text": "A map to see"},
    ],
}
written = json.loads(Feed.parse(feed).to_json())
for before, after in zip(feed["items"], written["items"]):
    print("external_url", before["external_url"], "then", after["external_url"])
    for name in ("attachments",):
        for old, new in zip(before.get(name, []), after.get(name, [])):
            print("size_in_bytes", old["size_in_bytes"], "then", new["size_in_bytes"])
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
