import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  inOwnLanguage,
  shortNames,
  withHeadingFaceAlone,
  withInlineType,
  withoutPrintStyles,
  writePrintStyles,
} from '#server/publish/assets/style-rules.ts'

/** Names of the classes whose rules are left of a stylesheet, where no two rules are alike. */
const left = (css: string, tag: string) => {
  const rules = css.split(' ').map((selector, index) => `${selector}{order:${index}}`)
  return [...inOwnLanguage(`@media screen{${rules.join('')}}`, tag).matchAll(/\.(\w+)/g)].map(([, name]) => name)
}

it('leaves out the rules for elements in another language', () => {
  expect(left('.a .b:lang(fr) .c:where(:lang(fr)) .d>:where(i:lang(fr)):before', 'en-CA')).toEqual(['a'])
})

it('keeps the rules for elements in its own', () => {
  expect(left('.a .b:lang(fr) .c:where(:lang(fr)) .d:lang(fr-CA)', 'fr-CA')).toEqual(['a', 'b', 'c', 'd'])
})

it('keeps a rule that speaks of its own language among others, or of all but one', () => {
  expect(left('.a:where(:lang(fr),:lang(en)) .b:lang(fr),.c .d:not(:lang(fr))', 'en-CA')).toEqual(['a', 'b', 'c', 'd'])
})

/** A whole stylesheet with its short names. */
const withShortNames = (css: string, scripts: readonly string[]) => shortNames(css, scripts)(css)

/** Custom properties of a stylesheet, each once. */
const namesIn = (css: string) => [...new Set(css.match(/--[\w-]+/g))]

it('gives each custom property one short name, the shortest to the one that is used most', () => {
  const css = withShortNames(':root{--rare:1px;--often:2px}a{margin:var(--often);padding:var(--often,var(--rare))}', [])
  expect(namesIn(css)).toEqual(['--b', '--a'])
  expect(css.replace(/\s/g, '')).toContain('padding:var(--a,var(--b))')
})

it('keeps a name that a script mentions, and gives no other property that name', () => {
  const css = withShortNames(':root{--a:1px;--often:2px}i{margin:var(--often)}', ["value('--a')"])
  expect(namesIn(css)).toEqual(['--a', '--b'])
})

it('tells more properties apart than there are letters', () => {
  const css = `:root{${Array.from({ length: 800 }, (_, index) => `--name-${index}:${index}px;`).join('')}}`
  const names = namesIn(withShortNames(css, []))
  expect(names).toHaveLength(800)
  expect(Math.max(...names.map((name) => name.length))).toBe(5)
})

it('writes the values of the type scale where they are used, and leaves other properties', () => {
  const css = withInlineType(
    ':root{--text-a:clamp(1rem,1cqi,2rem);--text-a--line-height:1.2;--other:1px}b{font:700 var(--text-a)/var(--text-a--line-height) serif;margin:var(--other)}',
  )
  expect(css.replace(/\s/g, '')).toBe(
    ':root{--other:1px;}b{font:700clamp(1rem,1cqi,2rem)/1.2serif;margin:var(--other);}',
  )
})

const face = (family: string, weight: string, rest: string) =>
  `@font-face{font-family:${family};font-weight:${weight};${rest}}`
const heading = face('Brand', '600 900', 'src:url(/assets/static/schibsted-bold.a1.woff2)')
const text = face('Brand', '400 500', 'src:url(/assets/static/schibsted-text.a1.woff2)')
const fallback = face('Brand-Arial', '400 500', 'src:local(Arial)')

it('leaves the faces of headings and those of the visitor’s own fonts as they are', () => {
  const rules = `${heading}${fallback}p{color:red}`
  expect(withHeadingFaceAlone(rules)).toBe(rules)
})

it('takes file and characters from another face, and keeps its weights from the face of headings', () => {
  expect(withHeadingFaceAlone(text)).toBe(face('Brand', '400 500', 'src:local(x);unicode-range:U+0'))
})

const sheet = `@layer base{p{color:red}@media print{p{color:black}@page{margin:1cm}}@media (prefers-contrast:more){p{color:#111}}}
@layer components{@media screen{p{margin:0}}@media print{.back{display:none}}@media (forced-colors:active){b{color:canvastext}}}
@media (prefers-reduced-motion:reduce){i{transition:none}}
@font-face{font-family:A;src:url(a.woff2)}`

it('holds the rules for paper, forced colours and more contrast, each in its layer, and nothing else', () => {
  const site = mkdtempSync(join(tmpdir(), 'print-'))
  expect(readFileSync(join(site, writePrintStyles(site, sheet)), 'utf8')).toBe(
    '@layer base{@media print{p{color:#000}@page{margin:1cm}}@media (prefers-contrast:more){p{color:#111}}}' +
      '@layer components{@media print{.back{display:none}}@media (forced-colors:active){b{color:canvastext}}}',
  )
})

it('leaves all others to the page', () => {
  const rules = withoutPrintStyles(sheet)
  expect(rules).not.toMatch(/print|forced-colors|contrast/)
  expect(rules).toContain('@layer components{@media screen{p{margin:0}}}')
  expect(rules).toContain('@media (prefers-reduced-motion:reduce){i{transition:none}}')
  expect(rules).toContain('@font-face')
})
