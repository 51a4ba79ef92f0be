import { describe, expect, it } from 'vitest'
import { settings } from '#content/facts/settings.ts'
import { builtPages } from '#tests/dist/site.ts'
import { first, linksIn, textOf, textsIn } from '#tests/specification/read.ts'

const footerColumns = {
  Company: [
    '/about About',
    '/research-development Research & Development',
    '/services Services',
    '/sectors Industries',
    '/blog Blog',
    '/careers Careers',
  ],
  Solutions: [
    '/services/movement Movement Intelligence',
    '/services/social Social Graph Analysis',
    '/services/ml Geospatial ML',
    '/services/gis Secure GIS',
    '/services/signals Signals Intelligence',
  ],
  Connect: ['/contact Contact Us', '/contact Request a Demo', '/contact Support', '/blog Blog & Insights'],
  'Security & Compliance': ['/security Security', '/privacy Privacy', '/sanctions Sanctions'],
}

describe.each(builtPages)('The footer of $address', ({ document }) => {
  const footer = first(document, 'body > footer')

  it('has the current year in the copyright line', () => {
    expect(textOf(footer)).toContain(`© ${settings.buildDate.getUTCFullYear()} Cairnline`)
  })

  it('says the provider is Canadian and designed for mission-critical operations', () => {
    expect(textOf(footer)).toContain('Canadian, designed for mission-critical operations')
  })

  it('links Company, Solutions, Connect, and Security & Compliance, each with its labels', () => {
    const columns = [...footer.querySelectorAll('.column')]
    expect(Object.fromEntries(columns.map((column) => [textOf(first(column, 'h2')), linksIn(column)]))).toEqual(
      footerColumns,
    )
  })

  it('has a bottom strip that links Privacy Policy, Sanctions and Security, and then what the site adds', () => {
    expect(linksIn(first(footer, '.last'))).toEqual([
      '/privacy Privacy Policy',
      '/sanctions Sanctions',
      '/security Security',
      '/security#accessibility Accessibility',
      '/sheet-index Sheet index',
    ])
  })
})

it('the link back to home is called Back to Home on each page that has one', () => {
  const labels = builtPages.flatMap(({ document }) =>
    textsIn(document, 'a[href="/"]').filter((text) => /^back/i.test(text)),
  )
  expect(labels.length).toBeGreaterThan(6)
  expect(new Set(labels)).toEqual(new Set(['Back to Home']))
})
