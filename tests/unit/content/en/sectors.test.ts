import { describe, expect, it } from 'vitest'
import { emergency } from '#content/en/sectors/emergency.ts'
import { retail } from '#content/en/sectors/retail.ts'

import { sectorBySlug, sectorCards, sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'

import { ContentError } from '#content/schema/check-entries.ts'
import { checkCards, checkSectors } from '#content/schema/check-sectors.ts'

describe('sectors', () => {
  it('are found by their slug, whose case counts', () => {
    expect(sectorBySlug('publicSafety')?.title).toBe('Public Safety')
    expect(sectorBySlug('publicsafety')).toBeUndefined()
  })
})

describe('the cards of sectors', () => {
  it('lead to pages that exist, the last to public safety', () => {
    expect(sectorCards.map(({ href }) => href)).toEqual([
      ...sectors.map(({ slug }) => `/sectors/${slug}`),
      '/sectors/publicSafety',
    ])
    expect(sectorCards.at(-1)?.title).toBe('Emergency & Disaster Response')
  })

  it('give every service one mark with its reason, in the order of the services', () => {
    for (const { uses } of sectorCards) {
      expect(uses.map(({ service }) => service)).toEqual(services)
      for (const { reason } of uses) expect(reason).toMatch(/\.$/)
    }
  })
})

describe('a sector that breaks its schema', () => {
  it('is refused with file, field and remedy of every breach', () => {
    const broken = {
      ...retail,
      useCases: retail.useCases.slice(0, 3),
      services: { movement: { mark: 'perhaps', reason: 'Nobody knows.' } },
      closing: { title: 'Which lot?' },
    }
    const check = () => checkSectors({ retail: broken })
    expect(check).toThrow(ContentError)
    expect(check).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: 3 breaches of a content schema:
        content/en/sectors/retail.ts: useCases: 3 entries, give at least 7
        content/en/sectors/retail.ts: services, movement, mark "perhaps": use one of leans-on, adds, none
        content/en/sectors/retail.ts: closing, text is missing: add it]
    `)
  })

  it('is refused with a slug that is no address', () => {
    expect(() => checkSectors({ Retail: { ...retail, slug: 'Retail' } })).toThrow(
      'content/en/sectors/Retail.ts: slug "Retail": letters that begin in lower case, as in retail',
    )
  })
})

it('a card that leads to no sector is refused', () => {
  expect(() => checkCards({ emergency: { ...emergency, leadsTo: 'safety' } }, sectors)).toThrow(
    'content/en/sectors/emergency.ts: leadsTo "safety": use one of government, publicSafety, ',
  )
})
