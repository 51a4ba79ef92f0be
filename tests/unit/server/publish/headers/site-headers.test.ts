/* Which headers and which policy each kind of site gets. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policyElement } from '#server/publish/headers/content-security-policy.ts'
import { headersOf } from '#server/publish/headers/header-set.ts'
import { cloudflareHeaders } from '#server/publish/headers/hosts/cloudflare.ts'
import { nginxConf } from '#server/publish/headers/hosts/nginx.ts'
import { siteHeaders, withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'

const [auth, form] = ['https://abcdefghijklmnopqrst.supabase.co', 'https://api.web3forms.com']
const captcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', auth)
  vi.stubEnv('PUBLIC_FORM_ENDPOINT', `${form}/submit`)
})
afterEach(() => vi.unstubAllEnvs())

const set = () => siteHeaders(['login', 'welcome'])

/** The directives of a page's own policy. */
function policyOf(path: string): Map<string, string[]> {
  const policy = /content="([^"]*)"/.exec(policyElement({ path, styles: ['a{}'], script: 'b' }))?.[1] ?? ''
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('the policy in', () => {
  it.each([
    ['contact', ["'self'", form], ["'self'", form]],
    ['fr/nous-joindre', ["'self'", form], ["'self'", form]],
    ['login', ["'self'", auth], ["'none'"]],
    ['fr/connexion', ["'self'", auth], ["'none'"]],
    ['welcome', ["'self'", auth], ["'none'"]],
    ['', ["'self'"], ["'none'"]],
    ['contact/x', ["'self'"], ["'none'"]],
    ['loginx', ["'self'"], ["'none'"]],
  ])('"%s" lets it call %s, and post to %s', (path, calls, posts) => {
    const policy = policyOf(path)
    expect([policy.get('connect-src'), policy.get('form-action')]).toEqual([calls, posts])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect([...policy.values()].flat().filter((source) => /\*|unsafe/.test(source))).toEqual([])
    expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')]).toEqual([["'script'"], ["'none'"]])
  })

  it('a page names one source once where the services are on the site’s own host', () => {
    vi.stubEnv('PUBLIC_FORM_ENDPOINT', '/form/submit')
    const policy = policyOf('contact')
    expect([policy.get('connect-src'), policy.get('form-action')]).toEqual([["'self'"], ["'self'"]])
  })

  it.each(['login', 'contact'])('%s allows a captcha’s hosts in four places, and requires no Trusted Types', (path) => {
    const strict = policyOf(path)
    vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', '10000000-ffff-ffff-ffff-000000000001')
    const wider = policyOf(path)
    const expected = new Map(strict).set('frame-src', captcha)
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expected.set(name, [...(strict.get(name) ?? []), ...captcha])
    for (const name of ['require-trusted-types-for', 'trusted-types']) expected.delete(name)
    expect(Object.fromEntries(wider)).toEqual(Object.fromEntries(expected))
  })

  it.each(['', 'welcome', 'login/x', 'contact/x', 'services/404'])('"%s" stays strict with a captcha', (path) => {
    const strict = policyOf(path)
    vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', '10000000-ffff-ffff-ffff-000000000001')
    expect(policyOf(path)).toEqual(strict)
  })
})

describe('the headers', () => {
  it('protect every answer (OWASP Secure Headers; ASVS 5, section 3.4)', () => {
    expect(headersOf(set(), '/about', true)).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none';upgrade-insecure-requests",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })

  it('name no hash, so that a host keeps them from one build to the next', () => {
    expect(JSON.stringify(set())).not.toMatch(/sha\d/)
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
    const headers = headersOf(set(), path, found)
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
    expect(headersOf(set(), path, true)[name]).toBe(value)
  })

  it('of a drawing let it style itself and do nothing else', () => {
    expect(headersOf(set(), '/figures/edge.svg', true)['Content-Security-Policy']).toBe(
      "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox",
    )
  })

  it.each(['/rss.xml', '/fr/trust/changes.xml', '/openapi.json', '/about.md', '/llms.txt', '/data/fixes.csv'])(
    'of %s, which is no page, let no script run',
    (path) => {
      const headers = headersOf(set(), path, true)
      expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';(?!.*script-src)/)
      expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
    },
  )

  it('of a host without TLS are the same but for what asks for TLS', () => {
    const { 'Strict-Transport-Security': _, ...everywhere } = set().everywhere
    expect(withoutTransportSecurity(set()).everywhere).toEqual({
      ...everywhere,
      'Content-Security-Policy': "frame-ancestors 'none'",
    })
  })

  it('ask for reports where there is an endpoint', () => {
    expect(JSON.stringify(set())).not.toMatch(/report/i)
    const endpoint = 'https://reports.example/csp?site=1'
    vi.stubEnv('PUBLIC_REPORT_ENDPOINT', endpoint)
    const reported = headersOf(set(), '/about', true)
    expect(reported['Reporting-Endpoints']).toBe(`csp="${endpoint}"`)
    const policy = reported['Content-Security-Policy-Report-Only'] ?? ''
    expect(policy).toContain(`;report-uri ${endpoint};report-to csp`)
    expect(policy).toContain(`connect-src 'self' ${auth} ${form};`)
    expect(nginxConf(set())).toContain(`set $site_reporting_endpoints "csp=\\"${endpoint}\\"";`)
  })
})

describe('each host', () => {
  it('Cloudflare has one rule for a path, which takes away what it replaces', () => {
    const text = cloudflareHeaders(set())
    const paths = text.split('\n').filter((line) => line.startsWith('/'))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeLessThan(50)
    expect(text).toMatch(
      /\n\/assets\/\*\n {2}! Cache-Control\n(?: {2}.*\n)* {2}Cache-Control: public, max-age=31536000, immutable\n/,
    )
    expect(text).toMatch(/\n\/icon\.svg\n(?: {2}.*\n)* {2}! Speculation-Rules\n/)
    expect(text).toMatch(/^https:\/\/:project\.pages\.dev\/\*\n {2}X-Robots-Tag: noindex\n/)
    // Otherwise the not-found page for a missing file would also get this type.
    expect(/\n\/\*\.md\n(?: {2}.*\n)+/.exec(text)?.[0]).not.toContain('Content-Type')
  })
})
