import { type Rule, transform } from 'lightningcss'
import { writeStyles } from './write-styles.ts'

/**
 * Writes the stylesheet for paper, which all pages share: the print rules of the whole site, each in its layer. A page links
 * it after its other styles, so these rules follow those of their layer for the screen.
 * @returns its path below the site's folder
 */
export function writePrintStyles(site: string, sheet: string): string {
  let isInPrint = false
  const visitor = {
    Rule: (rule: Rule) => {
      if (isPrint(rule)) isInPrint = true
      return isInPrint || rule.type === 'layer-block' ? undefined : []
    },
    RuleExit: (rule: Rule) => {
      if (isPrint(rule)) isInPrint = false
    },
  }
  return writeStyles(site, transform({ filename: 'print.css', code: Buffer.from(sheet), minify: true, visitor }).code)
}

/** Rules without those for paper. */
export function withoutPrint(rules: string): string {
  const visitor = { Rule: (rule: Rule) => (isPrint(rule) ? [] : undefined) }
  return transform({ filename: 'screen.css', code: Buffer.from(rules), minify: true, visitor }).code.toString()
}

const isPrint = (rule: Rule): boolean =>
  rule.type === 'media' && rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
