import { transform } from 'lightningcss'
import { writeStyles } from './write-styles.ts'

/**
 * Writes the stylesheet that a page links behind its words, for what its scripts show. It holds the inline rules once
 * more: their order within a layer decides, and cannot be told in two halves. The web fonts stay with the inline rules, for
 * a face that is declared again is loaded again.
 * @returns its path below the site's folder
 */
export function writeLateStyles(site: string, rules: string): string {
  const { code } = transform({
    filename: 'late.css',
    code: Buffer.from(rules),
    minify: true,
    visitor: { Rule: { 'font-face': () => [] } },
  })
  return writeStyles(site, code)
}
