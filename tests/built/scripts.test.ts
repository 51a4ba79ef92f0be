/* The scripts of every page, and settings that no file may contain. */

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { islands } from '#components/islands/hydration/islands.ts'
import { withIsland } from '#tests/built/cost/budgets.ts'
import { builtFiles, everyPage, readBuilt } from './built-pages.ts'

/** Selects the React islands. The stars of home preload no module. */
const reactIslands = Object.keys(islands)
  .map((name) => `[data-island="${name}"]`)
  .join()

describe.each(everyPage)('scripts of $address', ({ name, document }) => {
  const scripts = [...document.querySelectorAll('script')].filter((script) => script.type !== 'application/ld+json')

  it(withIsland.includes(name) ? 'loads one entry' : 'loads none', () => {
    expect(scripts.filter((script) => script.src !== '')).toHaveLength(withIsland.includes(name) ? 1 : 0)
    const preloaded = document.querySelectorAll('link[rel="modulepreload"]')
    expect(preloaded.length > 0).toBe(document.querySelector(reactIslands) !== null)
  })

  it('names the hash of every script', () => {
    for (const element of document.querySelectorAll('script[src], link[rel="modulepreload"]')) {
      const file = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
      const hash = createHash('sha384')
        .update(readBuilt(file.slice(1)))
        .digest('base64')
      expect(element.getAttribute('integrity'), file).toBe(`sha384-${hash}`)
    }
  })

  it('has one small inline script, for the year, the address and early submits', () => {
    const inline = scripts.filter((script) => script.src === '').map((script) => script.textContent ?? '')
    expect(inline).toHaveLength(1)
    expect(inline[0]).toContain('getFullYear')
  })

  it('requests nothing from another host', () => {
    const requests = [
      ...document.querySelectorAll('script[src], link[rel~="stylesheet"], link[rel~="preload"], img, source'),
    ]
    for (const element of requests)
      expect(element.getAttribute('src') ?? element.getAttribute('href')).toMatch(/^\/(?!\/)/)
  })
})

it('keeps every public setting but no secret in the built files', () => {
  const texts = builtFiles.filter((file) => /\.(html|js|css|json|svg|txt)$/.test(file)).map(readBuilt)
  expect(texts.some((text) => text.includes('sb_publishable_local'))).toBe(true)
  for (const text of texts) {
    expect(text).not.toMatch(/sb_secret_\w/)
    if (process.env.SUPABASE_SECRET_KEY) expect(text).not.toContain(process.env.SUPABASE_SECRET_KEY)
  }
})
