/* Every figure and certification that the specification claims is stated where it says (section 9). */

import { describe, expect, it } from 'vitest'
import { builtPages, mainOf, page, sectionOf, textsIn } from '#tests/built/built-pages.ts'

describe('Marketing claims (section 9)', () => {
  const articles = builtPages.filter(({ address }) => address.startsWith('/blog/'))
  const saying = (words: RegExp) => articles.filter(({ address }) => words.test(mainOf(address)))

  it.each([
    ['location precision under 1 m', '/about/precision', /under 1 m\b/],
    ['alert latency under 100 ms', '/real-time-awareness', /under 100 ms/],
    ['24/7 monitoring', '/real-time-awareness', /24\/7/],
    ['99.97% data integrity', '/about/precision', /99\.97\s?%\s?Data integrity/],
    ['99.99% uptime SLA', '/real-time-awareness', /Uptime SLA\s?99\.99\s?%/],
    ['critical patches within 48 hours', '/security', /Critical patches\s?within 48 hours/],
    ['RTO under 4 hours', '/security', /Recovery time\s?under 4 hours/],
    ['RPO under 15 minutes', '/security', /Recovery point\s?under 15 minutes/],
    ['mean time to detect under 5 minutes', '/security', /Mean time to detect\s?under 5 minutes/],
    ['prediction accuracy 92%', '/predictive-insights', /Prediction accuracy\s?92\s?%/],
    ['forecast window 48 h', '/predictive-insights', /Forecast window\s?48\s?h/],
    ['5M+ data points per day', '/predictive-insights', /Data points per day\s?5M\s?\+/],
    ['15 min update frequency', '/predictive-insights', /Update frequency\s?15\s?min/],
    ['sanctions policy reviewed quarterly', '/sanctions', /Quarterly\s?Review of this policy/],
    ['compliance audits quarterly', '/sanctions', /Quarterly\s?Compliance audits/],
    ['daily review of new designations', '/sanctions', /Daily\s?Review of new designations/],
  ])('%s: on %s', (_, address, words) => {
    expect(mainOf(address)).toMatch(words)
  })

  it.each([
    ['95%+ entity identification accuracy', /95%\+/],
    ['85%+ forecast accuracy up to 4 hours ahead', /85%\+[^.]*up to 4 hours/],
    ['sub-100 ms query latency', /query latency is sub-100 ms/],
    ['10M+ signals per second', /10M\+ signals per second/],
    ['99.95% uptime SLA', /99\.95%/],
    ['10:1 compression', /10:1/],
    ['sub-50 ms edge access from 95% of major metros', /sub-50 ms[^.]*95%[^.]*metros/],
    ['up to 20% lower peak congestion', /peak congestion by up to 20%/],
    ['event case study with a 5-minute update interval', /event case study[^.]*5-minute update interval/],
    ['event case study with 3 ingestion nodes and 1 backend server', /3 ingestion nodes, 1 backend server/],
  ])('an article says %s', (_, words) => {
    expect(saying(words).length).toBeGreaterThan(0)
  })

  it('names each of the certifications claimed', () => {
    const register = textsIn(page('/security/certifications').document, 'tbody th')
    const claimed = [
      'ISO 27001:2022, ISO 27017, ISO 27018, ISO 27701, SOC 2 Type II, SOC 3, CSA STAR Level 2, PCI DSS 4.0',
      'NIST 800-53 Rev 5, NIST CSF 2.0, CMMC Level 3, FIPS 140-3, DoD SRG IL5',
      'GDPR, CCPA/CPRA, PIPEDA, UK GDPR, LGPD, APPI, PDPA Singapore, POPIA',
      'HIPAA/HITECH, NERC CIP, IEC 62443, FINRA/SEC, GLBA, FERPA, 21 CFR Part 11',
    ].flatMap((names) => names.split(', '))
    expect(register.filter((name) => claimed.includes(name))).toEqual(claimed)
    const home = sectionOf('/', 'Security is in Our DNA')
    expect(home.querySelectorAll('li')).toHaveLength(register.length)
    expect(home.querySelector('summary')?.textContent).toContain(`${register.length}`)
  })
})
