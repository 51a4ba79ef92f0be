#!/usr/bin/env bash
# Subject: numbers of an Excel workbook with a unit in their format, read by exceljs 4.4.0 and by xlsx 0.18.5 (npm).
# One would guess: 12 in the format `0\m`, which shows 12m, is the number 12, as in the format `0"m"`.
# What happens: exceljs leaves out what is in quotes, not what is behind a backslash, before it looks for letters of a date: 12
# metres, kilometres or hours are 11 January 1900. Excel itself writes the backslash when a letter is typed into a format.
# Seen: 12 in each format
#   0"m"    exceljs number 12 xlsx number 12
#   0\m     exceljs date 1900-01-11 xlsx number 12
#   0\ \k\m exceljs date 1900-01-11 xlsx number 12
#   0\h     exceljs date 1900-01-11 xlsx number 12
#   0\ \°   exceljs number 12 xlsx number 12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'exceljs@4.4.0' 'xlsx@0.18.5' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import ExcelJS from 'exceljs'
import XLSX from 'xlsx'

const formats = ['0"m"', '0\\m', '0\\ \\k\\m', '0\\h', '0\\ \\°']
const table = XLSX.utils.aoa_to_sheet(formats.map(() => [12]))
formats.forEach((format, row) => {
  table[`A${row + 1}`].z = format
})
const book = XLSX.utils.book_new()
XLSX.utils.book_append_sheet(book, table, 'units')
XLSX.writeFile(book, 'units.xlsx')

const workbook = new ExcelJS.Workbook()
await workbook.xlsx.readFile('units.xlsx')
const other = XLSX.readFile('units.xlsx', { cellDates: true }).Sheets.units
const show = (value) => (value instanceof Date ? `date ${value.toISOString().slice(0, 10)}` : `${typeof value} ${value}`)
formats.forEach((format, row) => {
  const name = `A${row + 1}`
  console.log(format.padEnd(7), 'exceljs', show(workbook.getWorksheet('units').getCell(name).value), 'xlsx', show(other[name].v))
})
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
