/* How sectors use services: each pair is stated once, by the file that was added last. */

import { expect, test } from 'vitest'
import { gis } from '#content/en/services/gis.ts'
import { ml } from '#content/en/services/ml.ts'
import { joinUses } from '#content/schema/join-uses.ts'
import type { Use } from '#content/schema/shared-fields.ts'

const use = (mark: Use['mark']): Use => ({ mark, reason: `It ${mark}.` })
const services = [
  { ...ml, sectors: { retail: use('leans-on') } },
  { ...gis, sectors: { retail: use('none') } },
]

test('a sector has the marks of the services’ files, in the order of the services', () => {
  const uses = joinUses(services, [{ slug: 'retail' }]).get('retail')
  expect(uses?.map(({ service, mark }) => [service.slug, mark])).toEqual([
    ['ml', 'leans-on'],
    ['gis', 'none'],
  ])
})

test('a new sector brings its own marks', () => {
  const ports = { slug: 'ports', services: { ml: use('adds'), gis: use('leans-on') } }
  const uses = joinUses(services, [{ slug: 'retail' }, ports]).get('ports')
  expect(uses?.map(({ mark }) => mark)).toEqual(['adds', 'leans-on'])
})

test('every pair without a mark is named', () => {
  const broken = [
    { ...ml, sectors: { retial: use('adds') } },
    { ...gis, sectors: { retail: use('none') } },
  ]
  expect(() => joinUses(broken, [{ slug: 'retail' }])).toThrow(
    'content/en/services/ml.ts: sectors.retail is missing: add its mark and reason, there or as services.ml in content/en/sectors/retail.ts',
  )
})
