import { expect, it } from 'vitest'
import { evidenceOf, rowsWithEvidence } from '#content/facts/evidence.ts'

const row = { name: 'ISO 27018', status: 'certified' } as const
const paper = { kind: 'given', reference: 'No. 7', issued: '2026-01-31', expires: '2029-01-30' } as const

it('has evidence, or a mark that it is asked for, for every row that is held', () => {
  for (const { name, status, evidence } of rowsWithEvidence())
    expect(evidence !== undefined, name).toBe(status === 'certified' || status === 'attested')
})

it('takes a certificate with its number and its days', () => {
  expect(evidenceOf(row, { 'ISO 27018': paper })).toEqual(paper)
})

it.each([
  ['none', {}, "'ISO 27018' is certified without date and evidence"],
  [
    'no day',
    { 'ISO 27018': { ...paper, issued: 'in spring' } },
    "the evidence of 'ISO 27018' needs a reference and days",
  ],
  [
    'no reference',
    { 'ISO 27018': { ...paper, reference: '' } },
    "the evidence of 'ISO 27018' needs a reference and days",
  ],
])('stops at a certificate with %s', (_, known, message) => {
  expect(() => evidenceOf(row, known)).toThrow(`content/facts/evidence.ts: ${message}`)
})

it('stops at paper for a law, which issues none', () => {
  expect(() => evidenceOf({ name: 'GDPR', status: 'aligned' }, { GDPR: paper })).toThrow("'GDPR' is aligned")
})
