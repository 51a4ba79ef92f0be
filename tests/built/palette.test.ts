import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import * as palette from '#components/palette.ts'
import { srgb } from '#server/document/head.ts'
import { coloursOfCss, coloursOfDocument, coloursOfScript, oklchText } from './colours.ts'
import { builtFiles, builtPages, page, readBuilt } from './site.ts'

interface Entry {
  l: number
  c: number
  h: number
  alpha: number
}
const entries = (value: object): Entry[] =>
  'alpha' in value ? [value as Entry] : Object.values(value).flatMap(entries)
const inSrgb = (color: Entry): string => coloursOfCss(`a{color:${srgb({ ...color, alpha: 1 })}}`)[0] ?? ''
/** Every entry in sRGB, by its own notation. */
const known = new Map(entries(palette).map((color) => [oklchText(color), inSrgb(color)]))
const allowed = new Set([...known.keys(), ...known.values()])

const foreign = (colours: readonly string[]) => [...new Set(colours)].filter((colour) => !allowed.has(colour))
const ending = (...ends: string[]) => builtFiles.filter((file) => ends.some((end) => file.endsWith(end)))

describe('every colour comes from components/palette.ts', () => {
  it.each(builtPages)('in $file', ({ document }) => {
    const themes = [...document.querySelectorAll('meta[name="theme-color"]')].map(
      (meta) => `a{color:${meta.getAttribute('content')}}`,
    )
    const colours = coloursOfDocument(document)
    expect(colours.length).toBeGreaterThanOrEqual(15)
    expect(foreign([...colours, ...themes.flatMap(coloursOfCss)])).toEqual([])
  })

  it.each(ending('.css'))('in %s', (file) => {
    const colours = coloursOfCss(readBuilt(file))
    expect(colours.length).toBeGreaterThan(0)
    expect(foreign(colours)).toEqual([])
  })

  it.each(ending('.svg'))('in %s', (file) => {
    const { document } = new JSDOM(readBuilt(file), { contentType: 'image/svg+xml' }).window
    const colours = coloursOfDocument(document)
    expect(colours.length).toBeGreaterThan(1)
    expect(foreign(colours)).toEqual([])
  })

  it.each(ending('.js'))('in %s', (file) => expect(foreign(coloursOfScript(readBuilt(file)))).toEqual([]))

  it('in site.webmanifest', () => {
    const manifest = JSON.parse(readBuilt('site.webmanifest')) as Record<'theme_color' | 'background_color', string>
    expect(foreign([manifest.theme_color, manifest.background_color])).toEqual([])
  })
})

/** What a custom property is at a stylesheet's root, in light and dark. */
const atRoot = (css: string, name: string) =>
  coloursOfCss(`a{color:${new RegExp(`${name}:\\s*(light-dark\\(.*?\\)\\))`).exec(css)?.[1]}}`)

it('tints browsers and feeds with the paper of the pages, in both schemes', () => {
  const { document } = page('/')
  const styles = document.querySelector('style')?.textContent ?? ''
  // The pages' own names are short.
  const paper = /html\{[^}]*background:var\((--\w+)\)/.exec(styles)?.[1] ?? ''
  const papers = atRoot(styles, paper)
  expect(papers).toHaveLength(2)
  expect(atRoot(readBuilt('feed.css'), '--color-paper')).toEqual(papers)
  const themes = ['light', 'dark'].map((scheme) =>
    document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.getAttribute('content'),
  )
  expect(themes).toEqual(papers.map((colour) => known.get(colour)))
})
