import { describe, expect, it } from 'vitest'
import { sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import { builtPages, isNotFound, page } from '#tests/dist/site.ts'
import { mainOf } from '#tests/specification/read.ts'

/** The route table of section 2. The title of each page names its purpose. */
const routes = [
  ['/', /Cairnline/],
  ['/about', /^About/],
  ['/about/precision', /^Precision/],
  ['/contact', /^Contact/],
  ['/careers', /^Careers/],
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
  ['/sheet-index', /^Sheet index/],
] as const

const slugsUnder = (folder: string) =>
  builtPages
    .filter((built) => built.address.startsWith(folder) && !isNotFound(built))
    .map(({ address }) => address.slice(folder.length))

describe('Route table', () => {
  it.each(routes)('%s is a page with its purpose in its title', (address, purpose) => {
    expect(page(address).document.title).toMatch(purpose)
  })

  it('/services/{slug}: movement, social, ml, gis, signals, awareness, then what the site adds, and no other', () => {
    const slugs = services.map(({ slug }) => slug)
    expect(slugs.slice(0, 6)).toEqual(['movement', 'social', 'ml', 'gis', 'signals', 'awareness'])
    expect(slugsUnder('/services/').sort()).toEqual(slugs.sort())
  })

  it('/sectors/{slug}: government, publicSafety, urbanPlanning, retail, healthcare, telecommunications, then what the site adds, and no other', () => {
    const specified = ['government', 'publicSafety', 'urbanPlanning', 'retail', 'healthcare', 'telecommunications']
    const slugs = sectors.map(({ slug }) => slug)
    expect(slugs.slice(0, 6)).toEqual(specified)
    expect(slugsUnder('/sectors/').sort()).toEqual(slugs.sort())
  })

  it('every route has words of its own', () => {
    const words = builtPages.map(({ address }) => mainOf(address))
    expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([])
    for (const text of words.filter((text) => text !== mainOf('/welcome'))) expect(text.length).toBeGreaterThan(150)
  })
})
