#!/usr/bin/env bash
# Subject: the number of an H3 cell, a BigInt, in a column of INT64, written by parquetjs 0.11.2 and parquetjs-lite 0.8.7 (npm).
# One would guess: that number, as a BigInt is taken; or an error.
# What happens: the last digits are rounded, as in a number of JavaScript, so it is the number of another cell, or of none. Other
# libraries read what was written. Small numbers show nothing.
# Seen:
#   hyparquet-writer 622262262308143103n a valid cell: true
#   parquetjs        622262262308143104n a valid cell: false
#   parquetjs-lite   622262262308143104n a valid cell: false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'parquetjs@0.11.2' 'parquetjs-lite@0.8.7' 'hyparquet@1.31.5' 'hyparquet-writer@0.17.0' 'h3-js@4.5.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isValidCell, latLngToCell } from 'h3-js'
import { parquetReadObjects } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'

const require = createRequire(import.meta.url)
const cell = BigInt(`0x${latLngToCell(45.4215, -75.6972, 10)}`)

async function show(title, file) {
  const [row] = await parquetReadObjects({ file })
  console.log(title.padEnd(16), row.cell, 'a valid cell:', isValidCell(row.cell.toString(16)))
}
await show('hyparquet-writer', parquetWriteBuffer({ columnData: [{ name: 'cell', data: [cell], type: 'INT64' }] }))
for (const name of ['parquetjs', 'parquetjs-lite']) {
  const parquet = require(name)
  const schema = new parquet.ParquetSchema({ cell: { type: 'INT64' } })
  const writer = await parquet.ParquetWriter.openFile(schema, `${name}.parquet`)
  await writer.appendRow({ cell })
  await writer.close()
  const bytes = await readFile(`${name}.parquet`)
  await show(name, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
