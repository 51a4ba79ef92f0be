import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inlineHashes } from '#server/publish/assets/inline-hashes.ts'
import { headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { cloudflareLimits } from '#server/publish/headers/hosts/cloudflare.ts'
import { directives, score } from './observatory.ts'
import { builtPages, isNotFound } from './site.ts'

const text = (...path: string[]) => readFileSync(join('dist', ...path), 'utf8')
const set = parseHeaderSet(text('headers.json'))

describe('every built page', () => {
  it.each(builtPages)('$address gets A+', (page) => {
    const headers = headersOf(set, page.address, !isNotFound(page))
    // A+ is 100 or more; all that is left are cookies, which there are none of, and the hash of a script where is none.
    expect(score({ headers, html: page.html })).toBe(page.document.querySelector('script[src]') ? 135 : 130)
  })

  it('has no inline script or style but those that the policy names', () => {
    const policy = directives(set.everywhere['Content-Security-Policy'] ?? '')
    for (const { file, html } of builtPages) {
      const { scripts, styles } = inlineHashes([html])
      expect(styles, file).toHaveLength(1)
      for (const hash of scripts) expect(policy.get('script-src'), file).toContain(`'${hash}'`)
      for (const hash of styles) expect(policy.get('style-src'), file).toContain(`'${hash}'`)
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
