#!/usr/bin/env bash
# Subject: the text of an Atom entry of the type text that has « less than » and « more than » in it, by fastfeedparser 0.6.5, atoma
# 0.0.17 and feedparser 6.0.14 (PyPI).
# One would guess: the text: the type says that there is no markup in it.
# What happens: fastfeedparser takes what stands between the two signs for a tag and leaves it out of the description, so that the
# sentence says something else. Its content, and a summary of the same type, are right.
# Seen:
#   fastfeedparser, description A count is hidden if n 100 in a week.
#   fastfeedparser, content     A count is hidden if n < 5 on a day, and shown if n > 100 in a week.
#   feedparser                  A count is hidden if n < 5 on a day, and shown if n > 100 in a week.
#   atoma                       A count is hidden if n < 5 on a day, and shown if n > 100 in a week.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'fastfeedparser==0.6.5' 'atoma==0.0.17' 'feedparser==6.0.14'
cat >show.py <<'PYTHON'
import atoma
import fastfeedparser
import feedparser

FEED = """<feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title><id>urn:notes</id><updated>2026-12-01T10:00:00Z</updated>
<entry><title>Small counts</title><id>urn:1</id><updated>2026-12-01T10:00:00Z</updated>
<content type="text">A count is hidden if n &lt; 5 on a day, and shown if n &gt; 100 in a week.</content></entry></feed>"""
(entry,) = fastfeedparser.parse(FEED).entries
for name, text in (
    ("fastfeedparser, description", entry.description),
    ("fastfeedparser, content", entry.content[0]["value"]),
    ("feedparser", feedparser.parse(FEED).entries[0].content[0].value),
    ("atoma", atoma.parse_atom_bytes(FEED.encode()).entries[0].content.value),
):
    print(name.ljust(27), text)
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
