import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { cloudflareLimits } from '#server/publish/headers/hosts/cloudflare.ts'
import { directives, score } from './observatory.ts'
import { builtFiles, everyPage, inEachLanguage, isFrench, isNotFound, readBuilt } from './site.ts'

/** A hash source as a policy names it (CSP 3, section 2.3.1). */
const hashOf = ({ textContent }: Element) =>
  `'sha256-${createHash('sha256')
    .update(textContent ?? '')
    .digest('base64')}'`
const text = (...path: string[]) => readFileSync(join('dist', ...path), 'utf8')
const set = parseHeaderSet(text('headers.json'))

/** The style of the not-found page of each language, which any address of its folders can answer with. */
const notFoundStyles = inEachLanguage.map(({ pages }) => {
  const style = pages.find(isNotFound)?.document.querySelector('style')
  return style ? hashOf(style) : undefined
})

describe('every built page', () => {
  it.each(everyPage)('$address gets A+', (page) => {
    const headers = headersOf(set, page.address, !isNotFound(page))
    // A+ is 100 or more. The missing points are for cookies and for script hashes, and these answers have neither.
    expect(score({ headers, html: page.html })).toBe(page.document.querySelector('script[src]') ? 135 : 130)
  })

  it('has the policy of its own scripts and styles', () => {
    for (const page of everyPage) {
      const { file, address, name, document } = page
      const policy = directives(headersOf(set, address, !isNotFound(page))['Content-Security-Policy'] ?? '')
      const hashes = (selector: string) => [...document.querySelectorAll(selector)].map(hashOf)
      // A script of another type is a data block (HTML standard), to which no policy applies.
      expect(policy.get('script-src'), file).toEqual([
        "'self'",
        ...hashes('script:not([src], [type="application/ld+json"])'),
      ])
      const folder = /^\/(blog|services|sectors)\//.test(name) ? [notFoundStyles[isFrench(page) ? 1 : 0]] : []
      expect(hashes('style'), file).toHaveLength(1)
      expect(policy.get('style-src'), file).toEqual([
        "'self'",
        ...new Set([...hashes('style'), ...(isNotFound(page) ? [] : folder)]),
      ])
    }
  })

  it('of a not-found page stands in itself, too, for hosts that can send none at any address', () => {
    for (const page of everyPage) {
      const own = [...page.document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')]
      expect(own, page.file).toHaveLength(isNotFound(page) ? 1 : 0)
      for (const element of own) {
        // Before all that it judges.
        expect(element.nextElementSibling?.localName).toBe('style')
        const sent = directives(headersOf(set, page.address, false)['Content-Security-Policy'] ?? '')
        const ofHeader = ['frame-ancestors', 'upgrade-insecure-requests']
        const expected = [...sent].filter(([name]) => !ofHeader.includes(name))
        expect([...directives(element.getAttribute('content') ?? '')]).toEqual(expected)
      }
    }
  })

  it('lets no page but its own talk to a service', () => {
    for (const page of everyPage) {
      const policy = directives(headersOf(set, page.address, !isNotFound(page))['Content-Security-Policy'] ?? '')
      // In a local build both services are at the site's own address.
      expect(policy.get('connect-src'), page.file).toEqual(["'self'"])
      expect(policy.get('form-action'), page.file).toEqual([page.name === '/contact' ? "'self'" : "'none'"])
    }
  })

  it('of drawings, allows their own rules', () => {
    for (const file of builtFiles.filter((one) => one.endsWith('.svg'))) {
      const policy = directives(headersOf(set, `/${file}`, true)['Content-Security-Policy'] ?? '')
      const { document } = new JSDOM(readBuilt(file), { contentType: 'image/svg+xml' }).window
      for (const style of document.querySelectorAll('style'))
        expect(policy.get('style-src'), file).toContain(hashOf(style))
    }
  })
})

describe('the grader', () => {
  const graded = { headers: headersOf(set, '/', true), html: '' }
  it.each([
    ['no policy', { 'Content-Security-Policy': undefined }],
    ['inline scripts', { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'" }],
    ['no HSTS', { 'Strict-Transport-Security': undefined }],
    ['any other than nosniff', { 'X-Content-Type-Options': 'sniff' }],
  ])('takes points for %s', (_, change) => {
    const headers = Object.fromEntries(
      Object.entries({ ...graded.headers, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    expect(score({ ...graded, headers })).toBeLessThan(score(graded))
  })
})

describe('the rules of the hosts', () => {
  const cloudflare = text('client', '_headers')

  it('are within what Cloudflare reads, with room for the names of hosted services', () => {
    const lines = cloudflare.split('\n')
    expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(cloudflareLimits.rules)
    expect(Math.max(...lines.map((line) => line.length)) + 150).toBeLessThanOrEqual(cloudflareLimits.lineLength)
  })

  it.each([
    ['Cloudflare', cloudflare],
    ['Netlify', text('hosts', 'netlify.toml')],
    ['Vercel', text('hosts', 'vercel.json')],
    ['nginx', text('hosts', 'nginx.conf')],
    ['Caddy', text('hosts', 'Caddyfile')],
  ])('of %s hold every header of the set, and nothing unsafe', (_, rules) => {
    for (const [name, value] of Object.entries(set.everywhere)) {
      expect(rules).toContain(name)
      expect(rules.replaceAll('\\"', '"')).toContain(value)
    }
    expect(rules).toContain('no-store')
    expect(rules).toContain('immutable')
    expect(rules).not.toContain('unsafe-')
  })

  it('hold no character, but the quotation mark, that any of them would have to escape', () => {
    for (const headers of [set.everywhere, ...set.rules.map((rule) => rule.headers)]) {
      for (const value of Object.values(headers)) expect(value).toMatch(/^[^\\$`{}\p{Cc}]*$/u)
    }
  })

  it('of Vercel are valid JSON with the redirects of the one table', () => {
    const config = JSON.parse(text('hosts', 'vercel.json'))
    expect(config.redirects).toContainEqual({ source: '/home', destination: '/', statusCode: 301 })
  })
})
