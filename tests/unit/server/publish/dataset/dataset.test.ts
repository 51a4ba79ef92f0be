import { expect, it } from 'vitest'
import { checkVersion } from '#server/publish/dataset/files.ts'
import { describeColumns } from '#server/publish/dataset/tables.ts'

it('asks for a new version when a table has changed', () => {
  expect(() =>
    checkVersion([{ file: 'data/fixes.csv', content: 'fix\n1\n' }], { version: '3.1.0', digest: 'old' }),
  ).toThrow(/have changed since version 3\.1\.0.*set `digest` to '[\da-f]{16}'/)
})

const column = { name: 'east_m', type: 'number', unit: 'm' } as const
const words = { meaning: 'Metres east', origin: 'Measured' }

it('stops at a column without words, and at words without a column', () => {
  expect(() => describeColumns('fixes', [column], {})).toThrow("'fixes' does not describe the column 'east_m'")
  expect(() => describeColumns('fixes', [column], { east_m: words, west_m: words })).toThrow(
    "'fixes' describes 'west_m'",
  )
})
