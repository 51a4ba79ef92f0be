#!/usr/bin/env bash
# Subject: a queue of 5 minutes 30 seconds as a time in an OpenDocument workbook, shown as 05:30, by pandas 3.1.1 with odfpy 1.4.1
# and with python-calamine 0.9.1 (PyPI).
# One would guess: 5 minutes 30 seconds, as the cell holds PT00H05M30S.
# What happens: with odfpy, the engine that pandas takes for such files, what the cell shows is read instead of what it holds: half
# past five. The same cell shown as 0:05:30 is right. calamine is right for both.
# Seen: what the cell shows
#   odf       05:30    05:30:00
#   odf       0:05:30  00:05:30
#   calamine  05:30    00:05:30
#   calamine  0:05:30  00:05:30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pandas==3.1.1' 'odfpy==1.4.1' 'python-calamine==0.9.1'
cat >show.py <<'PYTHON'
import zipfile

import pandas

KIND = "application/vnd.oasis.opendocument.spreadsheet"
NAMESPACE = "urn:oasis:names:tc:opendocument:xmlns:"
SHOWN = ("05:30", "0:05:30")
rows = "".join(
    '<table:table-row><table:table-cell office:value-type="time" office:time-value="PT00H05M30S">'
    f"<text:p>{text}</text:p></table:table-cell></table:table-row>"
    for text in SHOWN
)
with zipfile.ZipFile("queue.ods", "w") as workbook:
    workbook.writestr("mimetype", KIND)
    workbook.writestr(
        "content.xml",
        f'<office:document-content xmlns:office="{NAMESPACE}office:1.0" xmlns:table="{NAMESPACE}table:1.0"'
        f' xmlns:text="{NAMESPACE}text:1.0" office:version="1.3"><office:body><office:spreadsheet><table:table'
        f' table:name="Queue">{rows}</table:table></office:spreadsheet></office:body></office:document-content>',
    )
    workbook.writestr(
        "META-INF/manifest.xml",
        f'<manifest:manifest xmlns:manifest="{NAMESPACE}manifest:1.0" manifest:version="1.3"><manifest:file-entry'
        f' manifest:full-path="/" manifest:media-type="{KIND}"/><manifest:file-entry manifest:full-path="content.xml"'
        ' manifest:media-type="text/xml"/></manifest:manifest>',
    )
for engine in ("odf", "calamine"):
    values = pandas.read_excel("queue.ods", engine=engine, header=None)[0]
    for text, value in zip(SHOWN, values):
        print(engine.ljust(9), text.ljust(8), value)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
