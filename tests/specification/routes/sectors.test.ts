import { describe, expect, it } from 'vitest'
import { sectors } from '#content/en/sectors.ts'
import { site } from '#content/facts/site.ts'
import { page } from '#tests/dist/site.ts'
import { itemListOf } from '#tests/specification/graph.ts'
import { first, hrefsIn, mainOf, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
const names = (points: readonly { name: string }[]) => points.map(({ name }) => folded(name))

describe.each(sectors)('Sector detail (/sectors/$slug)', (sector) => {
  const address = `/sectors/${sector.slug}`

  it('shows the title and the full description', () => {
    expect(textsIn(page(address).document, 'h1')).toEqual([sector.title])
    for (const paragraph of sector.fullDescription) expect(mainOf(address)).toContain(folded(paragraph))
  })

  it.each([
    ['Key Benefits', 'dt', names(sector.benefits)],
    ['Use Cases', 'h3', names(sector.useCases)],
    ['Compliance & Standards', 'h3', names(sector.compliance)],
    ['Key Features', 'dt', names(sector.keyFeatures)],
  ] as const)('shows %s', (heading, selector, expected) => {
    expect(textsIn(sectionOf(address, heading), selector)).toEqual(expected)
  })

  it('shows Technologies', () => {
    const items = textsIn(sectionOf(address, 'Technologies'), 'li')
    expect(items).toHaveLength(sector.technologies.length)
    for (const [index, technology] of sector.technologies.entries()) expect(items[index]).toContain(folded(technology))
  })

  it('the back link goes to /sectors', () => {
    expect(hrefsIn(first(page(address).document, '.back'))).toEqual(['/sectors'])
  })
})

describe('Sectors list (/sectors)', () => {
  const cards = [...page('/sectors').document.querySelectorAll('.sector-card')]
  const listOf = (card: Element, heading: string) => {
    const list = [...card.querySelectorAll('.sector-card-list')].find((one) => textOf(first(one, 'h3')) === heading)
    if (!list) throw new Error(`A card has no '${heading}'`)
    return textsIn(list, 'li')
  }

  it('has one card for each sector', () => {
    expect(cards.map((card) => textOf(first(card, 'h2')))).toEqual(sectors.map(({ title }) => title))
  })

  describe.each(sectors.map((sector, index) => [sector.slug, sector, index] as const))('%s', (slug, sector, index) => {
    const card = () => {
      const found = cards[index]
      if (!found) throw new Error(`/sectors shows no ${slug}`)
      return found
    }

    it('shows its description and benefits', () => {
      expect(textOf(card())).toContain(folded(sector.description))
      expect(listOf(card(), 'Key benefits')).toEqual(names(sector.benefits))
    })

    it('shows the first 5 use cases, plus a line "+ N more use cases" when there are more than 5', () => {
      const more = sector.useCases.length - 5
      expect(listOf(card(), 'Use cases')).toEqual([
        ...names(sector.useCases).slice(0, 5),
        ...(more > 0 ? [`+ ${more} more use cases`] : []),
      ])
    })

    it('shows the first 6 technologies', () => {
      expect(listOf(card(), 'Technologies')).toEqual(sector.technologies.slice(0, 6).map(folded))
    })

    it('has a link to /sectors/{sectorKey}', () => {
      expect(hrefsIn(card())).toContain(`/sectors/${slug}`)
    })
  })

  it('calls to action go to /contact and /services', () => {
    expect(hrefsIn(first(page('/sectors').document, 'main > section:last-of-type'))).toEqual(['/contact', '/services'])
  })

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

  it('corporate security is named on home', () => {
    expect(textOf(sectionOf('/', 'Sectors We Serve'))).toContain('corporate security')
  })
})
