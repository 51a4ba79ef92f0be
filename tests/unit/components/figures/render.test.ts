import { brotliCompressSync } from 'node:zlib'
import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { viewBoxOf } from '#components/figures/engine/frame.ts'
import { figureOf } from '#components/figures/figures.ts'
import { renderFigure } from '#components/figures/render.tsx'
import { figureNames } from '#content/schema/figure.ts'

describe.each(figureNames)('the file of %s', (name) => {
  const svg = renderFigure(name)

  test('is one SVG root with its namespace, size and title', () => {
    expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(figureOf(name).frame)}"`)).toBe(
      true,
    )
    expect(svg.endsWith('</svg>')).toBe(true)
    expect(parseFragment(svg).childNodes).toHaveLength(1)
    expect(svg).toMatch(/<title>[^<]+<\/title>/)
  })

  test('stays under 8 kB as it travels', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(8000)
  })

  test('carries plain SVG: no React marks, no style attributes, no broken numbers, nothing fetched', () => {
    expect(svg).not.toMatch(/className|data-react|strokeWidth|textAnchor|fillOpacity/)
    expect(svg).not.toMatch(/ style=|NaN|undefined|Infinity|url\(|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
    const css = /<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? ''
    expect(css).toContain('prefers-color-scheme:dark')
    expect(css).not.toMatch(/&(amp|quot|lt|gt|#)/)
  })

  test('has a rule for every class that it uses', () => {
    const css = (/<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '').replace(/\{[^{}]*\}/g, '{}')
    const named = new Set([...css.matchAll(/\.([a-z])\b/g)].map((match) => match[1]))
    const used = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap((match) => match[1]?.split(' ') ?? []))
    expect([...used].filter((one) => !named.has(one))).toEqual([])
  })
})
