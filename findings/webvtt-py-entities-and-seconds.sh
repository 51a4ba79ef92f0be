#!/usr/bin/env bash
# Subject: a caption « Q&A » in WebVTT, where it is written with an entity, read and saved as SRT by webvtt-py 0.6.0 (PyPI).
# One would guess: `text`, which is the caption without its tags, is Q&A, and so is the line in SRT; the start is in seconds.
# What happens: tags are taken off and entities are not read, so viewers of SRT, which has no entities, and a search of the text
# have `&amp;`. And the seconds are whole: what starts 0.9 s late is taken as in time.
# Seen:
#   text    Q&amp;A : 3&nbsp;h &lt; 5&nbsp;h
#   seconds 59
#   SRT     1 | 00:00:59,900 --> 00:01:02,000 | Q&amp;A : 3&nbsp;h &lt; 5&nbsp;h
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'webvtt-py==0.6.0'
cat >show.py <<'PYTHON'
import io

import webvtt

captions = webvtt.from_string(
    "WEBVTT\n\n00:00:59.900 --> 00:01:02.000\n<v Anne><i>Q&amp;A</i> : 3&nbsp;h &lt; 5&nbsp;h</v>\n"
)
print("text   ", captions[0].text)
print("seconds", captions[0].start_in_seconds)
saved = io.StringIO()
captions.write(saved, format="srt")
print("SRT    ", " | ".join(saved.getvalue().splitlines()))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
