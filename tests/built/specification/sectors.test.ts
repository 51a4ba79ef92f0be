/* Each sector's page, the list of sectors, and the audiences beside them (specification, sections 1 and 2). */

import { describe, expect, it } from 'vitest'
import { sectorDetail } from '#content/en/pages/sectors.ts'
import { sectors } from '#content/en/sectors.ts'
import { site } from '#content/facts/site.ts'
import {
  first,
  hrefsCalled,
  hrefsIn,
  itemListOf,
  mainOf,
  page,
  sectionOf,
  textOf,
  textsIn,
} from '#tests/built/built-pages.ts'
import { fold } from '#tests/built/word-blocks.ts'

const names = (points: readonly { name: string }[]) => points.map(({ name }) => fold(name))

it.each([
  ['government', 'Government & Defense'],
  ['publicSafety', 'Public Safety'],
  ['urbanPlanning', 'Urban Planning & Transit'],
  ['retail', 'Retail & Real Estate'],
  ['healthcare', 'Healthcare & Epidemiology'],
  ['telecommunications', 'Telecommunications & Smart Infrastructure'],
])('/sectors/%s is called %s', (slug, title) => {
  expect(textsIn(page(`/sectors/${slug}`).document, 'h1')).toEqual([title])
})

it.each(sectors)('/sectors/$slug shows every field of its sector, and a back link', (sector) => {
  const address = `/sectors/${sector.slug}`
  for (const paragraph of sector.fullDescription) expect(mainOf(address)).toContain(fold(paragraph))
  for (const [heading, selector, expected] of [
    ['Key Benefits', 'dt', names(sector.benefits)],
    ['Use Cases', 'h3', names(sector.useCases)],
    ['Compliance & Standards', 'h3', names(sector.compliance)],
    ['Key Features', 'dt', names(sector.keyFeatures)],
  ] as const)
    expect(textsIn(sectionOf(address, heading), selector), heading).toEqual(expected)
  const items = textsIn(sectionOf(address, 'Technologies'), 'li')
  expect(items).toHaveLength(sector.technologies.length)
  for (const [index, technology] of sector.technologies.entries()) expect(items[index]).toContain(fold(technology))
  expect(hrefsCalled(first(page(address).document, 'main > section'), /^Back to Sectors$/)).toEqual(['/sectors'])
})

it.each(sectors)('/sectors/$slug shows its sample right below the title', ({ slug, specimen }) => {
  const [, band] = page(`/sectors/${slug}`).document.querySelectorAll('main > section')
  if (!band) throw new Error('The page has one section')
  expect(hrefsIn(band)).toContain(sectorDetail.specimens[specimen.kind].href)
  expect(band.querySelectorAll('h2, img')).toHaveLength(2)
})

it.each(sectors)('/sectors/$slug folds the fourth use case and later ones, for phones', ({ slug, useCases }) => {
  const section = sectionOf(`/sectors/${slug}`, 'Use Cases')
  expect(textsIn(section, 'details h3')).toEqual(names(useCases).slice(3))
})

it.each(sectors)('/sectors/$slug folds the fourth technology and key feature, and later ones, for phones', (sector) => {
  const address = `/sectors/${sector.slug}`
  const technologies = textsIn(sectionOf(address, 'Technologies'), 'details li')
  expect(technologies).toEqual(textsIn(sectionOf(address, 'Technologies'), 'li').slice(3))
  expect(textsIn(sectionOf(address, 'Key Features'), 'details dt')).toEqual(names(sector.keyFeatures).slice(3))
})

const papers: Readonly<Record<string, readonly string[]>> = {
  government: ['Procurement summary'],
  retail: ['For your privacy counsel: what is used, withheld and received'],
}

it.each(sectors)('/sectors/$slug opens with its test, the briefing, and what its buyers need besides', (sector) => {
  const opening = first(page(`/sectors/${sector.slug}`).document, 'main > section')
  expect(textsIn(opening, 'div > a')).toEqual([
    'Back to Sectors',
    fold(sector.test.label),
    'Request Strategic Briefing',
    ...(papers[sector.slug] ?? []),
  ])
})

it('marks what the register of certifications has, and the authorization in progress', () => {
  const marks = textsIn(sectionOf('/sectors/government', 'Compliance & Standards'), 'p:has(svg)')
  expect(marks).toEqual([
    'In our register. Ask for the assessor, the scope and the date.',
    'In our register. Ask for the assessor, the scope and the date.',
    'In our register. Ask for our assessment against it, control by control.',
    'FedRAMP High: authorization in progress',
  ])
  expect(textsIn(sectionOf('/sectors/publicSafety', 'Compliance & Standards'), 'p:has(svg)')).toEqual([])
})

describe('Sectors list (/sectors)', () => {
  const cards = [...page('/sectors').document.querySelectorAll('main details:has(h4)')]
  const listOf = (card: Element, heading: string) => {
    const list = [...card.querySelectorAll('h4')].find((one) => textOf(one) === heading)?.nextElementSibling
    if (!list) throw new Error(`A card has no '${heading}'`)
    return textsIn(list, 'li')
  }

  it('has one card for each sector', () => {
    expect(cards.map((card) => textOf(first(card, 'h3')))).toEqual(sectors.map(({ title }) => title))
  })

  it.each(sectors)('says the question of $slug once', ({ description }) => {
    expect(mainOf('/sectors').split(fold(description))).toHaveLength(2)
  })

  it.each(sectors.map((sector, index) => ({ slug: sector.slug, sector, card: cards[index] })))(
    '$slug: description, benefits, the first 5 use cases with the number of others, the first 6 technologies, a link',
    ({ slug, sector, card }) => {
      if (!card) throw new Error(`/sectors shows no ${slug}`)
      expect(listOf(card, 'Key Benefits')).toEqual(names(sector.benefits))
      const more = sector.useCases.length - 5
      expect(listOf(card, 'Use Cases')).toEqual([
        ...names(sector.useCases).slice(0, 5),
        ...(more > 0 ? [`+ ${more} more use cases`] : []),
      ])
      expect(listOf(card, 'Technologies')).toEqual(sector.technologies.slice(0, 6).map(fold))
      expect(hrefsIn(card)).toContain(`/sectors/${slug}`)
    },
  )

  it('publishes a structured item list', () => {
    expect(itemListOf('/sectors')).toEqual(
      sectors.map(({ title, slug }) => ({ name: title, url: `${site.url}/sectors/${slug}` })),
    )
  })
})

describe('Other audiences (section 1)', () => {
  it.each([
    ['emergency and disaster-response coordinators', '/sectors/publicSafety', 'emergency'],
    ['corporate-security buyers', '/sectors', 'corporate-security'],
    ['emergency and disaster-response coordinators, in French', '/fr/secteurs/securite-publique', 'emergency'],
    ['corporate-security buyers, in French', '/fr/secteurs', 'corporate-security'],
  ])('%s read what they can ask, which services answer, and where to go', (_, address, id) => {
    const section = first(page(address).document, `#${id}`)
    expect(textsIn(section, 'h2')[0]).toMatch(id === 'emergency' ? /Emergency|urgence/ : /Corporate|entreprise/)
    const questions = textsIn(section, 'h3')
    expect(questions.length).toBeGreaterThanOrEqual(3)
    for (const question of questions) expect(question).toMatch(/\?$/)
    const links = hrefsIn(section)
    expect(links[0]).toMatch(/^\/contact$|^\/fr\/nous-joindre/)
    expect(
      links.filter((link) => link?.startsWith(address.startsWith('/fr') ? '/fr/services/' : '/services/')).length,
    ).toBeGreaterThanOrEqual(3)
  })
})
