import { expect, it } from 'vitest'
import { answers, editorialEntries } from '#server/articles/editorial.ts'
import { builtPages, page } from './site.ts'

const entries = editorialEntries()

it('has at most one entry per page, and none for a missing page', () => {
  const addresses = entries.map(({ address }) => address)
  expect(addresses.length).toBeGreaterThan(20)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(builtPages.map((built) => built.address)).toContain(address)
})

it.each(entries)(
  '$address answers the objection in the words that the record quotes',
  ({ address, fields, answer }) => {
    expect(fields).toEqual(['Reader', 'Thesis', 'Sources', 'Objection', 'Answer'])
    expect(answer).not.toBe('')
    expect(answers(page(address).document.body.textContent ?? '', answer)).toBe(true)
  },
)
