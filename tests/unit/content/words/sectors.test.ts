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

  // A sector or a service that an editor adds may begin with a drawing that exists.
  it('show drawings of their own, which no other of these and no service shows', () => {
    const ofServices = services.filter(({ slug }) => core.test(slug)).map(({ icon }) => icon)
    const drawings = sectorCards.filter(({ href }) => specified.test(href)).map(({ icon }) => icon)
    expect(drawings.filter((icon) => ofServices.includes(icon))).toEqual([])
    expect(new Set(drawings).size).toBe(7)
  })
})

const specified = /\/(government|publicSafety|urbanPlanning|retail|healthcare|telecommunications)\b/
const core = /^(movement|social|ml|gis|signals|awareness)$/
