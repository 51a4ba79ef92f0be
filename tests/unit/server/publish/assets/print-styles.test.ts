import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutPrint, writePrintStyles } from '#server/publish/assets/print-styles.ts'

const sheet = `@layer base{p{color:red}@media print{p{color:black}@page{margin:1cm}}}
@layer components{@media screen{p{margin:0}}@media print{.back{display:none}}}
@font-face{font-family:A;src:url(a.woff2)}`

it('holds the rules for paper, each in its layer, and nothing else', () => {
  const site = mkdtempSync(join(tmpdir(), 'print-'))
  expect(readFileSync(join(site, writePrintStyles(site, sheet)), 'utf8')).toBe(
    '@layer base{@media print{p{color:#000}@page{margin:1cm}}}@layer components{@media print{.back{display:none}}}',
  )
})

it('leaves to the page the rules for the screen', () => {
  const rules = withoutPrint(sheet)
  expect(rules).not.toContain('print')
  expect(rules).toContain('@layer components{@media screen{p{margin:0}}}')
  expect(rules).toContain('@font-face')
})
