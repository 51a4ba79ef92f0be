import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fold } from './blocks.ts'
import { builtPages, page } from './site.ts'

interface Entry {
  address: string
  fields: readonly string[]
  answer: string
}

/** The entries of docs/editorial.md, one for each heading. */
const entries: Entry[] = readFileSync('docs/editorial.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    address: part.slice(0, part.indexOf('\n')),
    fields: [...part.matchAll(/\*\*(\w+):\*\* \S/g)].map(([, name = '']) => name),
    answer: /“([^”]+)”/.exec(part)?.[1] ?? '',
  }))

const straight = (text: string) => fold(text).replaceAll('’', "'")

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
    expect(straight(page(address).document.body.textContent ?? '')).toContain(straight(answer))
  },
)
