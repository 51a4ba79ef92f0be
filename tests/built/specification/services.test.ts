/* Each service's page, and the list of services (specification, section 2). */

import { describe, expect, it } from 'vitest'
import { services } from '#content/en/services.ts'
import { site } from '#content/facts/site.ts'
import {
  first,
  hrefsIn,
  itemListOf,
  linksIn,
  mainOf,
  nodeOf,
  page,
  sectionOf,
  textOf,
  textsIn,
} from '#tests/built/built-pages.ts'
import { fold } from '#tests/built/word-blocks.ts'

const names = (points: readonly { name: string }[]) => points.map(({ name }) => fold(name))

it.each([
  ['movement', 'Human Movement Intelligence'],
  ['social', 'Social Graph Reconstruction'],
  ['ml', 'Geospatial Machine Learning'],
  ['gis', 'Secure GIS Systems'],
  ['signals', 'Signals Intelligence'],
  ['awareness', 'Situational Awareness'],
])('/services/%s is called %s', (slug, title) => {
  expect(textsIn(page(`/services/${slug}`).document, 'h1')).toEqual([title])
})

describe.each(services)('Service detail (/services/$slug)', (service) => {
  const address = `/services/${service.slug}`

  it('shows the full description, Key Features, Capabilities and Technologies, and a Back to Services link', () => {
    for (const paragraph of service.fullDescription) expect(mainOf(address)).toContain(fold(paragraph))
    expect(textsIn(sectionOf(address, 'Key Features'), 'dt')).toEqual(names(service.features))
    const capabilities = textOf(sectionOf(address, 'Capabilities'))
    for (const { name, text } of service.capabilities)
      for (const words of [name, text]) expect(capabilities).toContain(fold(words))
    const items = textsIn(sectionOf(address, 'Technologies'), 'li')
    expect(items).toHaveLength(service.technologies.length)
    for (const [index, technology] of service.technologies.entries()) expect(items[index]).toContain(fold(technology))
    expect(linksIn(first(page(address).document, 'main'))).toContain('/services Back to Services')
  })

  it('links a capability whose text mentions cybersecurity measures to the article', () => {
    const mentioning = service.capabilities.filter(({ text }) => /cybersecurity measures/i.test(text))
    const article = '/blog/cybersecurity-measures-protecting-gis'
    expect(hrefsIn(sectionOf(address, 'Capabilities')).filter((href) => href === article)).toHaveLength(
      mentioning.length,
    )
  })

  it('is described with its rating, category, area and type (section 9)', () => {
    expect(nodeOf(address, 'Service')).toMatchObject({
      name: service.title,
      description: expect.stringMatching(/\w/),
      provider: { '@id': nodeOf('/', 'Organization')['@id'] },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '5.0', reviewCount: 1 },
      category: 'Geospatial Intelligence',
      areaServed: 'Global',
      serviceType: 'ProfessionalService',
    })
  })
})

it('some capability does mention cybersecurity measures', () => {
  const texts = services.flatMap(({ capabilities }) => capabilities.map(({ text }) => text))
  expect(texts.join()).toMatch(/cybersecurity measures/i)
})

describe('Services list (/services)', () => {
  const sections = [...page('/services').document.querySelectorAll('main section[id]:has(details)')]

  it('lists every service with its description, features, capabilities, technologies and a link', () => {
    expect(sections.map((section) => textOf(first(section, 'h2')))).toEqual(services.map(({ title }) => title))
    for (const [index, service] of services.entries()) {
      const section = sections[index]
      const words = [...names(service.features), ...names(service.capabilities), ...service.technologies]
      for (const word of [...service.fullDescription, ...words]) expect(textOf(section ?? null)).toContain(fold(word))
      expect(section && hrefsIn(section)).toContain(`/services/${service.slug}`)
    }
  })

  it('publishes a structured item list', () => {
    expect(itemListOf('/services')).toEqual(
      services.map(({ title, slug }) => ({ name: title, url: `${site.url}/services/${slug}` })),
    )
  })
})
