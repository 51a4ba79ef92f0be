/* Which rules go into the stylesheet for print, and which stay with the page. */

import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'
import { screenRules, writePrintStyles } from '#server/publish/assets/style-rules.ts'

const sheet =
  Buffer.from(`@layer base{p{color:red}@media print{@media print{h1{color:red}}p{color:black}@page{margin:1cm}}@media (prefers-contrast:more){p{color:#111}}}
@layer components{@media screen{p{margin:0}}@media print{.back{display:none}}@media (forced-colors:active){b{color:canvastext}}}
@media (prefers-reduced-motion:reduce){i{transition:none}}
@font-face{font-family:A;src:url(a.woff2)}`)

it('the print stylesheet has the rules for paper, forced colours and more contrast, each in its layer, and nothing else', () => {
  const site = mkdtempSync(join(tmpdir(), 'print-'))
  expect(readFileSync(join(site, writePrintStyles(site, sheet)), 'utf8')).toBe(
    '@layer base{@media print{@media print{h1{color:red}}p{color:#000}@page{margin:1cm}}@media (prefers-contrast:more){p{color:#111}}}' +
      '@layer components{@media print{.back{display:none}}@media (forced-colors:active){b{color:canvastext}}}',
  )
})

it('all other rules are left to the page', () => {
  const rules = transform({
    filename: 'page.css',
    code: sheet,
    minify: true,
    visitor: screenRules,
  }).code.toString()
  expect(rules).not.toMatch(/print|forced-colors|contrast/)
  expect(rules).toContain('@layer components{@media screen{p{margin:0}}}')
  expect(rules).toContain('@media (prefers-reduced-motion:reduce){i{transition:none}}')
  expect(rules).toContain('@font-face')
})
