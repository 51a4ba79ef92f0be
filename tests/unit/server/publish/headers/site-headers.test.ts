/* Which headers each file gets, and each kind of site. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { headersOf } from '#server/publish/headers/header-set.ts'
import { siteHeaders, withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'

const [auth, form] = ['https://abcdefghijklmnopqrst.supabase.co', 'https://api.web3forms.com']

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', auth)
  vi.stubEnv('PUBLIC_FORM_ENDPOINT', `${form}/submit`)
})
afterEach(() => vi.unstubAllEnvs())

const headerSet = () => siteHeaders(['login', 'welcome'])

describe('the headers', () => {
  it('protect every answer (OWASP Secure Headers; ASVS 5, section 3.4)', () => {
    expect(headersOf(headerSet(), '/about', true)).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none';upgrade-insecure-requests",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })

  it('name no hash, so that a host keeps them from one build to the next', () => {
    expect(JSON.stringify(headerSet())).not.toMatch(/sha\d/)
  })

  it.each([
    ['/login', true, 'no-store', 'noindex'],
    ['/welcome', true, 'no-store', 'noindex'],
    ['/about', true, 'public, max-age=0, must-revalidate', undefined],
    ['/login/x', true, 'public, max-age=0, must-revalidate', undefined],
    ['/assets/a.js', true, 'public, max-age=31536000, immutable', undefined],
    ['/assets/a.js', false, 'public, max-age=0, must-revalidate', undefined],
    ['/assetsx', true, 'public, max-age=0, must-revalidate', undefined],
  ])('of %s (found: %s) say %s', (path, found, cache, robots) => {
    const headers = headersOf(headerSet(), path, found)
    expect([headers['Cache-Control'], headers['X-Robots-Tag']]).toEqual([cache, robots])
  })

  it.each([
    ['/social/about.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
    ['/icon-512.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
    ['/about', 'Cross-Origin-Resource-Policy', 'same-origin'],
    ['/icon.svg', 'Speculation-Rules', undefined],
    ['/about', 'Speculation-Rules', '"/speculation-rules.json"'],
    ['/about.md', 'Link', '<https://www.cairnline.example/about>; rel="canonical"'],
    ['/blog/a.md', 'Link', '<https://www.cairnline.example/blog/a>; rel="canonical"'],
    ['/index.md', 'Link', '<https://www.cairnline.example>; rel="canonical"'],
    ['/about', 'Link', undefined],
  ])('of %s have as %s %s', (path, name, value) => {
    expect(headersOf(headerSet(), path, true)[name]).toBe(value)
  })

  it('of a drawing let it style itself and do nothing else', () => {
    expect(headersOf(headerSet(), '/figures/edge.svg', true)['Content-Security-Policy']).toBe(
      "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox",
    )
  })

  it.each(['/rss.xml', '/fr/trust/changes.xml', '/openapi.json', '/about.md', '/llms.txt', '/data/fixes.csv'])(
    'of %s, which is no page, let no script run',
    (path) => {
      const headers = headersOf(headerSet(), path, true)
      expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';(?!.*script-src)/)
      expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
    },
  )

  it('of a host without TLS are the same but for what asks for TLS', () => {
    const { 'Strict-Transport-Security': _, ...everywhere } = headerSet().everywhere
    expect(withoutTransportSecurity(headerSet()).everywhere).toEqual({
      ...everywhere,
      'Content-Security-Policy': "frame-ancestors 'none'",
    })
  })

  it('ask for reports where there is an endpoint', () => {
    expect(JSON.stringify(headerSet())).not.toMatch(/report/i)
    const endpoint = 'https://reports.example/csp?site=1'
    vi.stubEnv('PUBLIC_REPORT_ENDPOINT', endpoint)
    const reported = headersOf(headerSet(), '/about', true)
    expect(reported['Reporting-Endpoints']).toBe(`csp="${endpoint}"`)
    const policy = reported['Content-Security-Policy-Report-Only'] ?? ''
    expect(policy).toContain(`;report-uri ${endpoint};report-to csp`)
    expect(policy).toContain(`connect-src 'self' ${auth} ${form};`)
  })
})
