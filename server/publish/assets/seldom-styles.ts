import { type Rule, transform } from 'lightningcss'
import { writeStyles } from './write-styles.ts'

/** Media that few visits have: paper, forced colours, more contrast. A page links their sheet for these. */
export const seldomMedia = 'print,(forced-colors:active),(prefers-contrast:more)'

/**
 * Writes the stylesheet for these media, which all pages share: their rules of the whole site, each in its layer. A page
 * links it after its other styles, so these rules follow the others of their layer.
 * @returns its path below the site's folder
 */
export function writeSeldomStyles(site: string, sheet: string): string {
  let isWithin = false
  const visitor = {
    Rule: (rule: Rule) => {
      if (isSeldom(rule)) isWithin = true
      return isWithin || rule.type === 'layer-block' ? undefined : []
    },
    RuleExit: (rule: Rule) => {
      if (isSeldom(rule)) isWithin = false
    },
  }
  return writeStyles(site, transform({ filename: 'seldom.css', code: Buffer.from(sheet), minify: true, visitor }).code)
}

/** The rules that a page holds itself. */
export function withoutSeldom(rules: string): string {
  const visitor = { Rule: (rule: Rule) => (isSeldom(rule) ? [] : undefined) }
  return transform({ filename: 'page.css', code: Buffer.from(rules), minify: true, visitor }).code.toString()
}

const isSeldom = (rule: Rule): boolean =>
  rule.type === 'media' && rule.value.query.mediaQueries.every((query) => seldomQueries.has(JSON.stringify(query)))

const seldomQueries = new Set<string>()
transform({
  filename: 'media.css',
  code: Buffer.from(`@media ${seldomMedia}{p{margin:0}}`),
  visitor: { MediaQuery: (query) => void seldomQueries.add(JSON.stringify(query)) },
})
