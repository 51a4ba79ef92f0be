/* The published drawings, as files. */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { figureNames } from '#content/schema/figure.ts'
import { readBuilt } from './built-pages.ts'

describe.each(figureNames)('the drawing of %s', (name) => {
  const file = `figures/${name}.svg`
  const svg = readBuilt(file)
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window
  const css = document.querySelector('style')?.textContent ?? ''

  it('is one SVG with its namespace and a title, under 8 kB as it travels', () => {
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(document.querySelector('title')?.textContent).toMatch(/\S/)
    expect(statSync(join('dist', 'client', `${file}.br`)).size).toBeLessThan(8000)
  })

  it('is drawn for light and dark, with no broken number, no style attribute and nothing fetched', () => {
    expect(svg).not.toMatch(/className|data-react| style=|NaN|undefined|Infinity|url\(/)
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
    expect(css).toContain('prefers-color-scheme:dark')
  })

  it('has a rule for every class that it uses', () => {
    const ruled = new Set([...css.replace(/\{[^{}]*\}/g, '{}').matchAll(/\.([a-z])\b/g)].map(([, one]) => one))
    const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
    expect([...used].filter((one) => !ruled.has(one))).toEqual([])
  })
})
