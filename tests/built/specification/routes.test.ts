/* The route table, back links, closing calls, the footer and pages that were not found (specification, section 2). */

import { describe, expect, it } from 'vitest'
import { sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import { settings } from '#content/facts/settings.ts'
import {
  builtPages,
  closingOf,
  first,
  hrefsCalled,
  hrefsIn,
  isNotFound,
  linksIn,
  mainOf,
  page,
  textOf,
  textsIn,
} from '#tests/built/built-pages.ts'

/** The route table of section 2. The title of each page names its purpose. */
const routes = [
  ['/', /Cairnline/],
  ['/about', /^About/],
  ['/about/precision', /^Location precision/],
  ['/contact', /^Contact/],
  ['/careers', /^Careers at Cairnline - Join Our Mission$/],
  ['/login', /^Secure Access/],
  ['/welcome', /^Dashboard/],
  ['/services', /services/],
  ['/sectors', /^Sectors/],
  ['/privacy', /^Privacy policy/],
  ['/security', /^Security principles/],
  ['/security/certifications', /^Certifications and compliance/],
  ['/sanctions', /^Sanctions policy/],
  ['/real-time-awareness', /^Real-time awareness/],
  ['/predictive-insights', /^Predictive insights/],
  ['/research-development', /^Research and development/],
  ['/blog', /^Blog/],
  // Beside the specified routes: docs/decisions/0029-sheet-index.md.
  ['/sheet-index', /^Site index/],
] as const

const slugsUnder = (folder: string) =>
  builtPages
    .filter((built) => built.address.startsWith(folder) && !isNotFound(built))
    .map(({ address }) => address.slice(folder.length))

describe('Route table', () => {
  it.each(routes)('%s is a page with its purpose in its title', (address, purpose) => {
    expect(page(address).document.title).toMatch(purpose)
  })

  it.each([
    ['/services/', services, ['movement', 'social', 'ml', 'gis', 'signals', 'awareness']],
    [
      '/sectors/',
      sectors,
      ['government', 'publicSafety', 'urbanPlanning', 'retail', 'healthcare', 'telecommunications'],
    ],
  ] as const)('%s has the specified six, then what the site adds, and no other', (folder, all, specified) => {
    const slugs = all.map(({ slug }) => String(slug))
    expect(slugs.slice(0, 6)).toEqual(specified)
    expect(slugsUnder(folder).sort()).toEqual(slugs.sort())
  })

  it('every route has words of its own', () => {
    const words = builtPages.map(({ address }) => mainOf(address))
    expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([])
    for (const text of words.filter((text) => text !== mainOf('/welcome'))) expect(text.length).toBeGreaterThan(150)
  })
})

it.each([
  ['/about/precision', '/about'],
  ['/careers', '/'],
  ['/contact', '/'],
  ['/real-time-awareness', '/'],
  ['/predictive-insights', '/'],
  ['/sanctions', '/'],
  ['/security/certifications', '/security'],
])('%s has a back link to %s', (address, back) => {
  expect(hrefsCalled(first(page(address).document, 'main > section'), /^Back to /)).toEqual([back])
})

it('the link back to home is called Back to Home on each page that has one', () => {
  const labels = builtPages.flatMap(({ document }) =>
    textsIn(document, 'a[href="/"]').filter((text) => /^back/i.test(text)),
  )
  expect(labels.length).toBeGreaterThan(6)
  expect(new Set(labels)).toEqual(new Set(['Back to Home']))
})

it.each([
  ['/', ['/contact Request Strategic Briefing', '/about Learn More About Us']],
  ['/real-time-awareness', ['/contact Request a Live Demo', '/services Explore All Services']],
  ['/predictive-insights', ['/contact Request a Strategic Briefing', '/services Explore All Services']],
  ['/research-development', ['/contact Contact Our Research Team', '/careers Join Our Team']],
  ['/sanctions', ['/contact Contact Compliance Team', '/privacy View Privacy Policy']],
])('the closing call of %s leads where it says', (address, links) => {
  expect(linksIn(closingOf(address))).toEqual(links)
})

it.each([
  ['/about/precision', ['/contact', '/services', '/security']],
  ['/security', ['/contact', '/privacy']],
  ['/services', ['/contact', '/sectors']],
  ['/sectors', ['/contact', '/services']],
])('the calls to action of %s lead to %s', (address, links) => {
  expect(hrefsIn(closingOf(address))).toEqual(links)
})

it.each([
  ['/careers', '/contact Submit Your Application'],
  ['/security/certifications', '/contact Contact Compliance Team'],
])('%s ends with a button %s', (address, link) => {
  expect(linksIn(closingOf(address))[0]).toBe(link)
})

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
  Connect: [
    '/contact Contact Us',
    '/contact Request a Demo',
    '/contact Support',
    '/blog Blog & Insights',
    // What the site adds.
    '/data/counts Sample report: a crowd',
    '/data/sites Sample report: two sites',
    '/data/report Sample report: one device',
  ],
  'Security & Compliance': [
    '/security Security',
    '/privacy Privacy',
    '/sanctions Sanctions',
    // What the site adds.
    '/security/certifications Certifications',
    '/trust Documents',
    '/trust/procurement Procurement summary',
  ],
}

it.each(builtPages)('the footer of $address has its columns, its bottom strip and the year', ({ document }) => {
  const footer = first(document, 'body > footer')
  const lists = [...footer.querySelectorAll('h2 + ul')]
  const columns = lists.map((list) => [textOf(list.previousElementSibling), linksIn(list)])
  expect(Object.fromEntries(columns)).toEqual(footerColumns)
  expect(textOf(footer)).toContain(`© ${settings.buildDate.getUTCFullYear()} Cairnline`)
  expect(textOf(footer)).toContain('Canadian, designed for mission-critical operations')
  expect(linksIn(first(footer, ':has(> p #year)'))).toEqual([
    '/privacy Privacy Policy',
    '/sanctions Sanctions',
    '/security Security',
    // What the site adds.
    '/security#accessibility Accessibility',
    '/sheet-index Site index',
  ])
})

describe('Pages that were not found', () => {
  const sentence = 'It seems you’ve ventured into unexplored territory. This page doesn’t exist or may have been moved.'

  it.each([
    ['/404', 'Oops! Page Not Found', sentence, '/ Return Home'],
    [
      '/services/404',
      'Service Not Found',
      'The service you are looking for does not exist.',
      '/services Back to Services',
    ],
    ['/sectors/404', 'Sector not found', 'Sector not found', '/ Return to home'],
  ])('%s says %s, leads back and to contact, and warns of fuzzing', (address, heading, words, back) => {
    expect(textsIn(page(address).document, 'h1')).toEqual([heading])
    expect(mainOf(address)).toContain(words)
    expect(mainOf(address)).toContain('crawling or fuzzing may put your IP address on a security filter')
    expect(
      linksIn(first(page(address).document, 'main > section')).filter((link) => !link.startsWith('/data')),
    ).toEqual([back, expect.stringMatching(/^\/contact /)])
  })

  it('/404 shows its number and calls contact Contact Support', () => {
    expect(mainOf('/404')).toContain('404')
    expect(linksIn(first(page('/404').document, 'main'))).toContain('/contact Contact Support')
  })
})
