/*
 * Splits the site's stylesheet, for styles.ts and page-assets.ts: rules for print and contrast into a shared file; of the
 * rest, rules with `url()` apart from those without, because a proxy that rewrites an address would break the hash of an
 * inline style in the content security policy, and with it the whole style.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Rule, transform, type Visitor } from 'lightningcss'
import { sha256Of } from '#server/publish/sha256.ts'

/** The media of the print stylesheet, which few visits use: print, forced colours, more contrast. */
export const printAndContrastMedia = 'print,(forced-colors:active),(prefers-contrast:more)'

/**
 * Writes the stylesheet for these media, which all pages share: the site's rules for them, each in its layer. A page links
 * it after its other styles, so these rules follow the others of their layer. Its name contains the hash of its bytes.
 * @returns its path below the site's folder
 */
export function writePrintStyles(site: string, sheet: Uint8Array): string {
  // A utility with rules for paper of its own, in a variant for paper, is one such rule within another.
  let depth = 0
  const visitor = {
    Rule: (rule: Rule) => {
      if (isPrintOrContrast(rule)) depth += 1
      return depth > 0 || rule.type === 'layer-block' || rule.type === 'property' ? undefined : []
    },
    RuleExit: (rule: Rule) => {
      if (isPrintOrContrast(rule)) depth -= 1
    },
  }
  const { code } = transform({ filename: 'print.css', code: sheet, minify: true, visitor })
  const path = `assets/styles/${sha256Of(code).slice(0, 8)}.css`
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), code)
  return path
}

/** A visitor that leaves out the rules of the print stylesheet. */
export const screenRules: Visitor<never> = { Rule: { media: (rule) => (isPrintOrContrast(rule) ? [] : undefined) } }

/**
 * Visitors that take a part of a page's styles: the rules that name no file, and those that do, which are web fonts and custom
 * properties for drawings. Programs that save pages, and proxies, rewrite the addresses of files in a style. Its hash is then
 * not that of the page's policy, and a browser ignores all of it. The utilities are the first part without what every page
 * has: the base layer and local fonts.
 */
export const styleParts = {
  withoutFiles: { Rule: (rule) => (namesFile(rule) ? [] : undefined) },
  withFiles: {
    Rule: (rule) => (namesFile(rule) || rule.type === 'layer-block' ? undefined : []),
    RuleExit: (rule) =>
      rule.type === 'layer-block' && rule.value.rules.every(({ type }) => type === 'ignored') ? [] : undefined,
  },
  utilities: {
    Rule: (rule) => (rule.type === 'font-face' || isBaseLayer(rule) || namesFile(rule) ? [] : undefined),
  },
} satisfies Record<string, Visitor<never>>

const isBaseLayer = (rule: Rule): boolean => rule.type === 'layer-block' && rule.value.name?.join('.') === 'base'

/** Fonts of the visitor's machine have names, not addresses. */
const namesFile = (rule: Rule): boolean =>
  ['font-face', 'style'].includes(rule.type) && JSON.stringify(rule).includes('"type":"url"')

const isPrintOrContrast = (rule: Rule): boolean =>
  rule.type === 'media' && rule.value.query.mediaQueries.every((query) => printQueries.has(JSON.stringify(query)))

const printQueries = new Set<string>()
transform({
  filename: 'media.css',
  code: Buffer.from(`@media ${printAndContrastMedia}{p{margin:0}}`),
  visitor: { MediaQuery: (query) => void printQueries.add(JSON.stringify(query)) },
})
