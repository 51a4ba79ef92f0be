/* The content security policy in every page, and the headers for hosts. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { everyPage } from './built-pages.ts'

/** A hash source as a policy names it (CSP 3, section 2.3.1). */
const hashOf = ({ textContent }: Element) =>
  `'sha256-${createHash('sha256')
    .update(textContent ?? '')
    .digest('base64')}'`

/** Directives by name, as a browser reads them (CSP 3, section 2.2.1). */
const directives = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

it('every page contains the policy of its own scripts and styles, before all that it governs', () => {
  for (const { file, name, document } of everyPage) {
    const [element, ...others] = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
    expect([element?.parentElement?.localName, others], file).toEqual(['head', []])
    expect(document.head.children[0]?.getAttribute('charset'), file).toBe('utf-8')
    expect(document.head.children[1], file).toBe(element)
    const policy = directives(element?.getAttribute('content') ?? '')
    const hashes = (selector: string) => [...document.querySelectorAll(selector)].map(hashOf)
    // A script of another type is a data block (HTML standard), to which no policy applies.
    expect(policy.get('default-src'), file).toEqual(["'none'"])
    const inlineScripts = hashes('script:not([src], [type="application/ld+json"])')
    expect(policy.get('script-src'), file).toEqual(["'self'", ...inlineScripts])
    expect(policy.get('style-src'), file).toEqual(["'self'", ...hashes('style')])
    // In a local build both services are at the site's own address.
    expect(policy.get('connect-src'), file).toEqual(["'self'"])
    expect(policy.get('form-action'), file).toEqual([name === '/contact' ? "'self'" : "'none'"])
  }
})

it('a copy of a page whose addresses were rewritten keeps its styles: those that name files are apart', () => {
  for (const { file, document } of everyPage) {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
    const withFiles = styles.filter((text) => /url\(|@import/.test(text))
    expect(withFiles, file).toHaveLength(1)
    for (const other of styles.filter((text) => text !== withFiles[0]))
      expect(withFiles[0]?.length, file).toBeLessThan(other.length)
    expect(styles.length, file).toBeGreaterThan(1)
  }
})

it('the headers contain no character that a host must escape, except quotation marks', () => {
  const set = parseHeaderSet(readFileSync(join('dist', 'headers.json'), 'utf8'))
  for (const headers of [set.everywhere, ...set.rules.map((rule) => rule.headers)])
    for (const value of Object.values(headers)) expect(value).toMatch(/^[^\\$`{}\p{Cc}]*$/u)
})
