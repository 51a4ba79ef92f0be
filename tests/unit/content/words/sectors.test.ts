import { describe, expect, it } from 'vitest'
import { ContentError, checkSectors } from '#content/schema/check-entries.ts'
import { language } from '#language'
import { emergency } from '#words/sectors/emergency.ts'
import { publicSafety } from '#words/sectors/publicSafety.ts'
import { retail } from '#words/sectors/retail.ts'
import { cardsOn, sectorCards, sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'

const folder = `${language.folder}/sectors`

describe('the cards of sectors', () => {
  it('lead to pages that exist, the last to its section on the page of public safety', () => {
    expect(sectorCards.map(({ href }) => href)).toEqual([
      ...sectors.map(({ slug }) => `/sectors/${slug}`),
      '/sectors/publicSafety#emergency',
    ])
    expect(sectors.filter((sector) => cardsOn(sector).length > 0)).toEqual([publicSafety])
    expect(sectorCards.at(-1)?.title).toBe(emergency.title)
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
    expect(check).toThrow(
      [
        '3 breaches of a content schema:',
        `  ${folder}/retail.ts: useCases: 3 entries, give at least 7`,
        `  ${folder}/retail.ts: services, movement, mark "perhaps": use one of leans-on, adds, none`,
        `  ${folder}/retail.ts: closing, text is missing: add it`,
      ].join('\n'),
    )
  })
})
