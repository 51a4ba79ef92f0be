#!/usr/bin/env bash
# Subject: the date and the time of a cell of an OpenDocument workbook, by xlsx 0.18.5 (npm), in Montréal and in Paris.
# One would guess: 46357 and 46357.4375 for 1 December 2026 and 10:30 of that day, as for the same cells of an Excel workbook,
# whatever the zone of the computer is.
# What happens: a cell with a time is right everywhere, but for seconds; one with a date alone is midnight in UTC as the clock of
# the computer shows it, which in Canada is the evening before. As a date or as text the day is 30 November.
# Seen: the date alone; with a time
#   UTC               46357.0000 2026-12-01   46357.4375
#   Europe/Paris      46357.0419 2026-12-01   46357.4377
#   America/Montreal  46356.7917 2026-11-30   46357.4375
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'xlsx@0.18.5' >/dev/null
cat >write.py <<'PYTHON'
import zipfile

KIND = "application/vnd.oasis.opendocument.spreadsheet"
NAMESPACE = "urn:oasis:names:tc:opendocument:xmlns:"
cells = "".join(
    f'<table:table-cell office:value-type="date" office:date-value="{value}"><text:p>{value}</text:p></table:table-cell>'
    for value in ("2026-12-01", "2026-12-01T10:30:00")
)
with zipfile.ZipFile("days.ods", "w") as workbook:
    workbook.writestr("mimetype", KIND)
    workbook.writestr(
        "content.xml",
        f'<office:document-content xmlns:office="{NAMESPACE}office:1.0" xmlns:table="{NAMESPACE}table:1.0"'
        f' xmlns:text="{NAMESPACE}text:1.0" office:version="1.3"><office:body><office:spreadsheet><table:table'
        f' table:name="Days"><table:table-row>{cells}</table:table-row></table:table></office:spreadsheet>'
        "</office:body></office:document-content>",
    )
    workbook.writestr(
        "META-INF/manifest.xml",
        f'<manifest:manifest xmlns:manifest="{NAMESPACE}manifest:1.0" manifest:version="1.3"><manifest:file-entry'
        f' manifest:full-path="/" manifest:media-type="{KIND}"/><manifest:file-entry manifest:full-path="content.xml"'
        ' manifest:media-type="text/xml"/></manifest:manifest>',
    )
PYTHON
cat >show.cjs <<'JAVASCRIPT'
const xlsx = require('xlsx')

const { Days } = xlsx.readFile('days.ods').Sheets
const text = xlsx.SSF.format('yyyy-mm-dd', Days.A1.v)
console.log(process.env.TZ.padEnd(17), Days.A1.v.toFixed(4), text, ' ', Days.B1.v.toFixed(4))
JAVASCRIPT
python3 write.py
{ TZ=UTC node show.cjs && TZ=Europe/Paris node show.cjs && TZ=America/Montreal node show.cjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
