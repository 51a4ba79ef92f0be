import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { page, readBuilt } from '#tests/dist/site.ts'

const record = () => JSON.parse(readBuilt('data/record.json'))
const schema = JSON.parse(readBuilt('data/record.schema.json'))
const ajv = new Ajv2020({ formats: { uri: true }, allErrors: true })

it('fits its published schema, draft 2020-12', () => {
  expect(ajv.validateSchema(schema)).toBe(true)
  const check = ajv.compile(schema)
  expect([check(record()), check.errors]).toEqual([true, null])
  expect(record().$schema).toBe(schema.$id)
  expect(schema.$id).toBe(`${site.url}/data/record.schema.json`)
})

it.each([
  ['a stay without its dwell', (one: ReturnType<typeof record>) => delete one.stays[0].dwell_min],
  ['a length in words', (one: ReturnType<typeof record>) => (one.trips[0].length_km = 'six')],
  ['a field of its own', (one: ReturnType<typeof record>) => (one.person = 'nobody')],
])('is refused with %s', (_, change) => {
  const changed = record()
  change(changed)
  expect(ajv.getSchema(schema.$id)?.(changed) ?? ajv.compile(schema)(changed)).toBe(false)
})

it('says what the printed report says', () => {
  const { document } = page('/data/report')
  const rows = [...document.querySelectorAll('#stays tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows.map(([place, , , minutes]) => [place, Number(minutes)])).toEqual(
    record().stays.map((stay: { place: string; dwell_min: number }) => [stay.place, stay.dwell_min]),
  )
  expect(document.querySelectorAll('#trips tbody tr')).toHaveLength(record().trips.length)
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining(['/data/record.json', '/data/record.schema.json', '/figures/movement.svg']),
  )
})
