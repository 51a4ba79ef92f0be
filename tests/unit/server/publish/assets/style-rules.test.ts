import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withHeadingFaceAlone, withoutPrintStyles, writePrintStyles } from '#server/publish/assets/style-rules.ts'

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
