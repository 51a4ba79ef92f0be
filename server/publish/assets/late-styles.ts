import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'

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
  const path = `assets/styles/${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), code)
  return path
}
