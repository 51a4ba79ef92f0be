import { describe, expect, it } from 'vitest'
import { services } from '#content/en/services.ts'
import { site } from '#content/facts/site.ts'
import { builtPages, page } from '#tests/dist/site.ts'
import { itemListOf } from '#tests/specification/graph.ts'
import { first, hrefsIn, linksIn, mainLinks, mainOf, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

/** A text as the page prints it, with white space folded. */
const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
const names = (points: readonly { name: string }[]) => points.map(({ name }) => folded(name))

describe.each(services)('Service detail (/services/$slug)', (service) => {
  const address = `/services/${service.slug}`

  it('shows the title', () => {
    expect(textsIn(page(address).document, 'h1')).toEqual([service.title])
  })

  it('shows the full description', () => {
    for (const paragraph of service.fullDescription) expect(mainOf(address)).toContain(folded(paragraph))
  })

  it('shows the Key Features list', () => {
    expect(textsIn(sectionOf(address, 'Key Features'), 'dt')).toEqual(names(service.features))
  })

  it('shows the Capabilities list', () => {
    const text = textOf(sectionOf(address, 'Capabilities'))
    for (const { name, text: words } of service.capabilities) {
      expect(text).toContain(folded(name))
      expect(text).toContain(folded(words))
    }
  })

  it('shows the Technologies grid', () => {
    const items = textsIn(sectionOf(address, 'Technologies'), 'li')
    expect(items).toHaveLength(service.technologies.length)
    for (const [index, technology] of service.technologies.entries()) expect(items[index]).toContain(folded(technology))
  })

  it('has a Back to Services link', () => {
    expect(mainLinks(address)).toContain('/services Back to Services')
  })

  it('links a capability whose text mentions cybersecurity measures to the article', () => {
    const mentioning = service.capabilities.filter(({ text }) => /cybersecurity measures/i.test(text))
    const article = '/blog/cybersecurity-measures-protecting-gis'
    expect(hrefsIn(sectionOf(address, 'Capabilities')).filter((href) => href === article)).toHaveLength(
      mentioning.length,
    )
  })
})

describe('Service detail', () => {
  it('some capability does mention cybersecurity measures', () => {
    const links = builtPages.flatMap(({ document }) => linksIn(document))
    expect(links.map((link) => link.toLowerCase())).toContain(
      '/blog/cybersecurity-measures-protecting-gis cybersecurity measures',
    )
  })
})

describe('Services list (/services)', () => {
  const folds = [...page('/services').document.querySelectorAll('section.fold')]

  it('lists every service from the data table', () => {
    expect(folds.map((fold) => textOf(first(fold, 'h2')))).toEqual(services.map(({ title }) => title))
  })

  describe.each(services.map((service, index) => [service.slug, service, index] as const))(
    '%s',
    (slug, service, index) => {
      const fold = () => {
        const found = folds[index]
        if (!found) throw new Error(`/services shows no ${slug}`)
        return found
      }

      it('with its full description', () => {
        for (const paragraph of service.fullDescription) expect(textOf(fold())).toContain(folded(paragraph))
      })

      it('with its key features, capabilities and technologies', () => {
        const text = textOf(fold())
        for (const word of [...names(service.features), ...names(service.capabilities), ...service.technologies])
          expect(text).toContain(folded(word))
      })

      it('with a link to /services/{serviceKey}', () => {
        expect(hrefsIn(fold())).toContain(`/services/${slug}`)
      })
    },
  )

  it('calls to action go to /contact and /sectors', () => {
    expect(hrefsIn(first(page('/services').document, 'main > section:last-of-type'))).toEqual(['/contact', '/sectors'])
  })

  it('publishes a structured item list', () => {
    expect(itemListOf('/services')).toEqual(
      services.map(({ title, slug }) => ({ name: title, url: `${site.url}/services/${slug}` })),
    )
  })
})
