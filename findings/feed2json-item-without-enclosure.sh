#!/usr/bin/env bash
# Subject: a plain RSS feed as JSON Feed 1.1, by feed2json 2025.7.15 (PyPI).
# One would guess: its items without attachments, its authors as objects, and the address of the page as `home_page_url`.
# What happens: an item without an enclosure has one attachment, a piece of text from the library's own source; authors are text,
# what is not known is `null`, and `feed_url` is the page, too.
# Seen:
#   feed_url: https://own.example/notes
#   home_page_url: https://own.example/notes
#   expired: None
#   authors: ['Anne Lambert']
#   attachments: ['str']
#   the attachment names: ['mime_type', 'size_in_bytes']
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'feed2json==2025.7.15' 'feedparser==6.0.14'
cat >show.py <<'PYTHON'
from feed2json import feed2json

rss = """<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Notes</title>
<link>https://own.example/notes</link><description>Notes</description>
<item><title>Counts</title><link>https://own.example/notes/1</link><guid>https://own.example/notes/1</guid>
<dc:creator>Anne Lambert</dc:creator></item></channel></rss>"""
feed = feed2json(feed_string=rss)
(item,) = feed["items"]
for title, value in (
    ("feed_url", feed["feed_url"]),
    ("home_page_url", feed["home_page_url"]),
    ("expired", feed["expired"]),
    ("authors", item["authors"]),
    ("attachments", [type(one).__name__ for one in item["attachments"]]),
    ("the attachment names", [word for word in ("mime_type", "size_in_bytes") if word in item["attachments"][0]]),
):
    print(f"{title}: {value}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
