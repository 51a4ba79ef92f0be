import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Headers, headersOf, matches } from '#server/publish/headers/header-set.ts'
import { cloudflareHeaders, cloudflareLimits } from '#server/publish/headers/hosts/cloudflare.ts'
import { netlifyToml } from '#server/publish/headers/hosts/netlify.ts'
import { nginxConf } from '#server/publish/headers/hosts/nginx.ts'
import { vercelJson } from '#server/publish/headers/hosts/vercel.ts'
import { pagePolicy } from '#server/publish/headers/policy.ts'
import { type SiteHeadersInput, siteHeaders, withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'

const hashes = (count: number) =>
  Array.from({ length: count }, (_, index) => `sha256-${createHash('sha256').update(String(index)).digest('base64')}`)

const [scriptHash, ...styleHashes] = hashes(4)

const set = (
  styles: readonly string[] = styleHashes,
  captcha: SiteHeadersInput['captcha'] = 'none',
  reportEndpoint: string | null = null,
) =>
  siteHeaders({
    captcha,
    reportEndpoint,
    siteUrl: 'https://www.cairnline.example',
    services: {
      authUrl: 'https://abcdefghijklmnopqrst.supabase.co',
      formEndpoint: 'https://api.web3forms.com/submit',
    },
    scripts: [String(scriptHash)],
    pages: [
      { path: '/', styles: [String(styles[0])] },
      { path: '/contact', styles: [String(styles[0])] },
      { path: '/login', styles: [String(styles[0])] },
      { path: '/welcome', styles: [String(styles[0])] },
      { path: '/blog/*', styles: styles.slice(1, -1) },
    ],
    notFoundStyles: styles.slice(-1),
    drawings: ['sha256-drawing'],
    privatePaths: ['login', 'welcome'],
  })

function directives({ 'Content-Security-Policy': policy = '' }: Headers) {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const policyOf = (path: string, found = true, of = set()) => directives(headersOf(of, path, found))
const quoted = (hash: string | undefined) => `'${hash}'`
const [auth, form] = ['https://abcdefghijklmnopqrst.supabase.co', 'https://api.web3forms.com']

/** The lines of a path's rule in `_headers`. */
const ruleOf = (text: string, path: string) =>
  (text.split('\n\n').find((rule) => rule.startsWith(`${path}\n`)) ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim())

describe('the policy of', () => {
  it.each([
    ['/contact', ["'self'", form], ["'self'", form]],
    ['/login', ["'self'", auth], ["'none'"]],
    ['/welcome', ["'self'", auth], ["'none'"]],
    ['/', ["'self'"], ["'none'"]],
    ['/blog/a', ["'self'"], ["'none'"]],
    ['/about.md', ["'self'"], ["'none'"]],
    ['/blog/a.md', ["'self'"], ["'none'"]],
    ['/rss.xml', ["'self'"], ["'none'"]],
    ['/contact/x', ["'self'"], ["'none'"]],
    ['/loginx', ["'self'"], ["'none'"]],
  ])('%s lets it call %s, and post to %s', (path, calls, posts) => {
    const policy = policyOf(path)
    expect([policy.get('connect-src'), policy.get('form-action')]).toEqual([calls, posts])
  })

  it('a page names its own styles, and for a folder those of the not-found page in the place of a page', () => {
    const [home, article, notFound] = styleHashes.map(quoted)
    expect(policyOf('/').get('style-src')).toEqual(["'self'", home])
    expect(policyOf('/blog/a').get('style-src')).toEqual(["'self'", article, notFound])
    for (const path of ['/nowhere', '/blog/nowhere'])
      expect(policyOf(path, false).get('style-src'), path).toEqual(["'self'", notFound])
  })

  it.each(['/', '/contact', '/login', '/blog/a', '/nowhere'])('%s holds no wildcard, and nothing unsafe', (path) => {
    const sources = [...policyOf(path).values()].flat()
    expect(sources.filter((source) => source.includes('*') || source.includes('unsafe'))).toEqual([])
  })

  it.each(['/', '/contact', '/login', '/blog/a', '/nowhere'])(
    '%s allows nothing by default, and requires Trusted Types of which there are none',
    (path) => {
      const policy = policyOf(path)
      expect(policy.get('default-src')).toEqual(["'none'"])
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
      expect(policy.get('trusted-types')).toEqual(["'none'"])
      for (const name of ['frame-ancestors', 'base-uri', 'object-src']) expect(policy.get(name)).toEqual(["'none'"])
    },
  )

  it('a page names one source once where the services are on the site’s own host', () => {
    const local = pagePolicy({
      scriptHashes: [],
      styleHashes: [],
      calls: ['/', '/form/submit'],
      posts: ['/form/submit'],
      captcha: 'none',
    })
    expect(local).toContain(";connect-src 'self';")
    expect(local).toContain(";form-action 'self';")
  })
})

describe('with a captcha, the policy', () => {
  const guarded = set(styleHashes, 'onForms')
  const captcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

  it.each(['/login', '/contact'])('of %s allows its hosts in four places, and requires no Trusted Types', (path) => {
    const [wider, strict] = [policyOf(path, true, guarded), policyOf(path)]
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expect(wider.get(name), name).toEqual([...(strict.get(name) ?? []), ...captcha])
    expect(wider.get('frame-src')).toEqual(captcha)
    const changed = [
      'script-src',
      'style-src',
      'connect-src',
      'frame-src',
      'require-trusted-types-for',
      'trusted-types',
    ]
    const rest = (policy: typeof wider) => [...policy].filter(([name]) => !changed.includes(name))
    expect(rest(wider)).toEqual(rest(strict))
    expect([...wider.values()].flat().filter((source) => source.includes('unsafe'))).toEqual([])
    expect([...wider.keys()].filter((name) => name.includes('trusted'))).toEqual([])
  })

  it.each(['/', '/welcome', '/login/x', '/contact/x', '/loginx', '/assets/a.js'])(
    'of %s stays the strict one',
    (path) => {
      expect(headersOf(guarded, path, true)).toEqual(headersOf(set(), path, true))
    },
  )

  it('of a host without TLS upgrades nothing on those pages either', () => {
    const local = directives(headersOf(withoutTransportSecurity(guarded), '/login', true))
    expect(local.has('upgrade-insecure-requests')).toBe(false)
  })

  it('is one policy on each host: none is joined to another', () => {
    expect(cloudflareHeaders(guarded, [])).toContain(
      '\n/contact\n  ! Content-Security-Policy\n  Content-Security-Policy: ',
    )
    const files = ['contact.html', 'about.html', 'index.html']
    const netlify = netlifyToml(guarded, files)
    expect(netlify.slice(0, netlify.indexOf('[[headers]]', netlify.indexOf('for = "/*"')))).not.toContain(
      'Content-Security-Policy',
    )
    expect(netlify.match(/"Content-Security-Policy" = /g)).toHaveLength(files.length)
    expect(nginxConf(guarded)).toMatch(/location = \/contact \{ set \$site_content_security_policy "[^"]*hcaptcha/)
  })

  it('names no other host without one', () => {
    expect(JSON.stringify(set())).not.toContain('hcaptcha')
  })
})

describe('with an endpoint for reports', () => {
  const endpoint = 'https://reports.example/csp?site=1'
  const reporting = set(styleHashes, 'none', endpoint)

  it.each(['/', '/contact', '/welcome', '/blog/a', '/nowhere'])('%s asks for reports in both ways', (path) => {
    const headers = headersOf(reporting, path, path !== '/nowhere')
    expect(headers['Reporting-Endpoints']).toBe(`csp="${endpoint}"`)
    expect([directives(headers).get('report-to'), directives(headers).get('report-uri')]).toEqual([['csp'], [endpoint]])
  })

  it('the page that links in messages open reports nothing, for its address may hold a token', () => {
    expect(headersOf(reporting, '/login', true)['Content-Security-Policy']).toBe(
      headersOf(set(), '/login', true)['Content-Security-Policy'],
    )
  })

  it('each host gets the header as it writes headers, and without an endpoint none gets it', () => {
    expect(nginxConf(reporting)).toContain(`set $site_reporting_endpoints "csp=\\"${endpoint}\\"";`)
    expect(cloudflareHeaders(reporting, [])).toContain(`Reporting-Endpoints: csp="${endpoint}"`)
    expect(JSON.stringify(set())).not.toMatch(/report/i)
  })
})

describe('the headers of', () => {
  it.each([
    ['/login', true, 'no-store', 'noindex'],
    ['/welcome', true, 'no-store', 'noindex'],
    ['/about', true, 'public, max-age=0, must-revalidate', undefined],
    ['/assets/a.js', true, 'public, max-age=31536000, immutable', undefined],
    ['/assets/a.js', false, 'public, max-age=0, must-revalidate', undefined],
  ])('%s (found: %s) say %s', (path, found, cache, robots) => {
    const headers = headersOf(set(), path, found)
    expect([headers['Cache-Control'], headers['X-Robots-Tag']]).toEqual([cache, robots])
  })

  it('a script or a font repeat nothing that is for documents', () => {
    const headers = headersOf(set(), '/assets/a.js', true)
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('Speculation-Rules')
    // In its place stands the not-found page.
    expect(headersOf(set(), '/assets/a.js', false)).toEqual(headersOf(set(), '/missing', false))
  })

  it.each([
    ['/login', 'no-referrer'],
    ['/welcome', 'strict-origin-when-cross-origin'],
    ['/', 'strict-origin-when-cross-origin'],
  ])('%s let other pages know of its address: %s', (path, policy) => {
    expect(headersOf(set(), path, true)['Referrer-Policy']).toBe(policy)
  })

  it.each([
    ['/social/about.png', 'cross-origin'],
    ['/figures/edge.svg', 'cross-origin'],
    ['/icon-512.png', 'cross-origin'],
    ['/about', 'same-origin'],
    ['/assets/a.js', 'same-origin'],
  ])('%s let other sites show it: %s', (path, policy) => {
    expect(headersOf(set(), path, true)['Cross-Origin-Resource-Policy']).toBe(policy)
  })

  it.each([
    ['/about.md', 'https://www.cairnline.example/about'],
    ['/blog/mobility.md', 'https://www.cairnline.example/blog/mobility'],
    ['/index.md', 'https://www.cairnline.example'],
  ])('%s name the page that it is a twin of', (path, page) => {
    const { Link, 'Content-Type': type } = headersOf(set(), path, true)
    expect([Link, type]).toEqual([`<${page}>; rel="canonical"`, 'text/markdown; charset=utf-8'])
    expect(headersOf(set(), path, false).Link).toBeUndefined()
  })

  it.each(['/about', '/llms.txt', '/.md/x', '/md'])('%s name none', (path) => {
    expect(headersOf(set(), path, true).Link).toBeUndefined()
  })

  it('a rule for one address are not those of a longer one', () => {
    expect(matches({ path: '/login' }, '/login/x')).toBe(false)
    expect(matches({ path: '/assets/*' }, '/assetsx')).toBe(false)
  })

  it('a host without TLS keep everything but what asks for TLS', () => {
    const [hosted, local] = [set(), withoutTransportSecurity(set())]
    expect(local.everywhere['Strict-Transport-Security']).toBeUndefined()
    expect(`${local.everywhere['Content-Security-Policy']};upgrade-insecure-requests`).toBe(
      hosted.everywhere['Content-Security-Policy'],
    )
    expect(Object.keys(local.everywhere)).toHaveLength(Object.keys(hosted.everywhere).length - 1)
  })
})

describe('of any number of Markdown twins, the rules', () => {
  const twins = Array.from({ length: 1_000 }, (_, index) => `blog/${index}.md`)

  it('are two in _headers, and keep the type of a not-found page in their place', () => {
    const text = cloudflareHeaders(set(), ['index.md', ...twins])
    expect(ruleOf(text, '/*.md')).toContain('Link: <https://www.cairnline.example/:splat>; rel="canonical"')
    expect(ruleOf(text, '/*.md')).not.toContain('Content-Type')
    expect(ruleOf(text, '/index.md').slice(0, 1)).toEqual(['! Link'])
    expect(ruleOf(text, '/index.md')).toContain('Link: <https://www.cairnline.example>; rel="canonical"')
    expect(text.match(/\.md$/gm)).toHaveLength(2)
  })

  it('are two in vercel.json', () => {
    const { headers } = JSON.parse(vercelJson(set(), ['index.md', ...twins]))
    const link = (page: string) => ({ key: 'Link', value: `<${page}>; rel="canonical"` })
    expect(headers.filter(({ source }: { source: string }) => source.endsWith('.md'))).toMatchObject([
      { source: '/:splat(.*)\\.md', headers: [link('https://www.cairnline.example/:splat'), {}] },
      { source: '/index\\.md', headers: [link('https://www.cairnline.example'), {}] },
    ])
  })

  it('are written out for Netlify, whose values hold no placeholder', () => {
    const text = netlifyToml(set(), ['index.md', 'blog/0.md'])
    expect(text).toContain('"Link" = "<https://www.cairnline.example/blog/0>; rel=\\"canonical\\""')
    expect(text).not.toContain(':splat')
  })
})

describe('_headers', () => {
  it('has one rule for a path, for Cloudflare reads only the last of two', () => {
    for (const captcha of ['none', 'onForms'] as const) {
      const paths = cloudflareHeaders(set(styleHashes, captcha), ['contact.html', 'login.html'])
        .split('\n')
        .filter((line) => line.startsWith('/'))
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    }
  })

  it('takes away what a later rule replaces, for Cloudflare joins the two', () => {
    const text = cloudflareHeaders(set(), ['assets/a.js', 'about.html'])
    const asset = /\n\/assets\/a\.js\n(?: {2}.*\n)+/.exec(text)?.[0]
    expect(asset).toContain('  ! Cache-Control\n')
    expect(asset).toContain('  Cache-Control: public, max-age=31536000, immutable\n')
    expect(asset).toContain("  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n")
    expect(text).toMatch(
      /\n\/welcome\n {2}! Content-Security-Policy\n {2}! Cache-Control\n {2}! Speculation-Rules\n {2}Content-Security-Policy: .*\n {2}Cache-Control: no-store\n {2}X-Robots-Tag: noindex\n/,
    )
    expect(text).not.toContain('/assets/*')
  })

  it('takes away what a drawing may not have', () => {
    const text = cloudflareHeaders(set(), ['icon.svg'])
    expect(/\n\/icon\.svg\n {2}! Content-Security-Policy\n.*\n/.exec(text)?.[0]).toContain('! Speculation-Rules\n')
    expect(headersOf(set(), '/icon.svg', true)).not.toHaveProperty('Speculation-Rules')
    expect(headersOf(set(), '/about', true)).toHaveProperty('Speculation-Rules', '"/speculation-rules.json"')
  })

  it('is not written where Cloudflare would read only a part of it', () => {
    const assets = Array.from({ length: cloudflareLimits.rules }, (_, index) => `assets/${index}.js`)
    expect(() => cloudflareHeaders(set(), assets)).toThrow(/rules; Cloudflare reads 100\..*share a rule/)
    expect(() => cloudflareHeaders(set(hashes(40)), [])).toThrow(/characters; Cloudflare reads 2000/)
  })
})
