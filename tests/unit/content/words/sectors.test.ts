import { describe, expect, it } from 'vitest'
import { emergency } from '#words/sectors/emergency.ts'
import { publicSafety } from '#words/sectors/publicSafety.ts'
import { cardsOn, sectorCards, sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'

describe('the cards of sectors', () => {
  it('lead to pages that exist, the last to its section on the page of public safety', () => {
    expect(sectorCards.map(({ href }) => href)).toEqual([
      ...sectors.map(({ slug }) => `/sectors/${slug}`),
      '/sectors/publicSafety#emergency',
    ])
    expect(sectors.filter((sector) => cardsOn(sector).length > 0)).toEqual([publicSafety])
    expect(sectorCards.at(-1)?.title).toBe(emergency.title)
  })

  it('show drawings of their own, which no other sector and no service shows', () => {
    const drawings = [...sectorCards, ...services].map(({ icon }) => icon)
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})
