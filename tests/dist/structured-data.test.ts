import { expect, it } from 'vitest'
import { z } from 'zod'
import { services } from '#content/services.ts'
import { site } from '#content/site.ts'
import { builtPages, isNotFound, isPrivate, page } from '#tests/dist/site.ts'

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

function nodes(address: string) {
  const scripts = [...page(address).document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap((script) => graphSchema.parse(JSON.parse(script.textContent ?? ''))['@graph'])
}

it('describes the organization on home', () => {
  const organization = nodes('/').find((node) => node['@type'] === 'Organization')
  expect(organization).toMatchObject({ name: site.name, email: site.email, telephone: site.phone.e164 })
  expect(organization).not.toHaveProperty('sameAs')
})

it.each(services)('describes $title as a service, with the specified rating', (service) => {
  const found = nodes(`/services/${service.slug}`).find((node) => node['@type'] === 'Service')
  expect(found).toMatchObject({
    name: service.title,
    areaServed: 'Global',
    category: 'Geospatial Intelligence',
    serviceType: 'ProfessionalService',
    aggregateRating: { ratingValue: '5.0', reviewCount: 1 },
  })
})

it('lists the six services in order, with absolute addresses', () => {
  const list = nodes('/services').find((node) => node['@type'] === 'ItemList')
  expect(list).toMatchObject({
    numberOfItems: 6,
    itemListElement: services.map((service, index) => ({
      position: index + 1,
      name: service.title,
      url: `${site.url}/services/${service.slug}`,
    })),
  })
})

it('describes an article as a blog posting by a team', () => {
  const [posting] = nodes('/blog/from-sensor-to-signal-raw-data-operational-intelligence')
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2025-10-14T12:00:00.000Z',
    author: { '@type': 'Organization' },
    inLanguage: 'en-CA',
  })
})

it('gives private and not-found pages no structured data', () => {
  for (const built of builtPages.filter((one) => isPrivate(one) || isNotFound(one)))
    expect(built.html, built.address).not.toContain('ld+json')
})
