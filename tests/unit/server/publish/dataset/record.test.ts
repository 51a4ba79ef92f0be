import { expect, it } from 'vitest'
import { checkRecord, dayRecord, recordSchema } from '#server/publish/dataset/record.ts'

it('stops at a record that does not fit, by the place in it', () => {
  const { stays: _stays, ...rest } = dayRecord()
  expect(() => checkRecord(rest)).toThrow(/the record does not fit its schema: .*'stays'/)
  expect(() => checkRecord({ ...dayRecord(), seed: 'none' })).toThrow(/data\/seed must be integer/)
})

it('stops at an invalid schema', () => {
  expect(() => checkRecord(dayRecord(), { ...recordSchema(), required: 'stays' })).toThrow(/the schema is invalid/)
})
