import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort()

const head =
  /^# (?<number>\d+)\. (?<title>.+)\n\nDate: (?<date>\d{4}-\d\d-\d\d)\nStatus: (?<status>.+)\n\n\*\*Context\.\*\* /
const statuses = /^(accepted(; replaces record \d+)?(; changed by record \d+)?|replaced by record \d+|rejected)$/

const records = files.map((file) => {
  const {
    number = '',
    title = '',
    date = '',
    status = '',
  } = head.exec(readFileSync(join(folder, file), 'utf8'))?.groups ?? {}
  return { file, number, title, date, status }
})

test.each(records)('$file opens with number, title, date and status', ({ file, number, date, status }) => {
  expect(file).toMatch(new RegExp(`^${number.padStart(4, '0')}-[a-z0-9-]+\\.md$`))
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  expect(status).toMatch(statuses)
})

test('the index lists every record, in order', () => {
  const rows = records.map(
    ({ file, number, title, date, status }) => `| ${number} | [${title}](${file}) | ${date} | ${status} |`,
  )
  const index = readFileSync(join(folder, 'README.md'), 'utf8').split('\n')
  expect(index.filter((line) => /^\| \d/.test(line))).toEqual(rows)
})

test('a record that replaces another is named by it', () => {
  const named = (verb: string) =>
    records.flatMap(({ number, status }) =>
      [...status.matchAll(new RegExp(`${verb} record (\\d+)`, 'g'))].map((match) => [number, match[1]]),
    )
  expect(named('replaced by')).toEqual(named('replaces').map(([newer, older]) => [older, newer]))
})
