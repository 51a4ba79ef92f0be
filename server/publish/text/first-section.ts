/* Where the first section of a page ends: its styles come first (assets/styles.ts), and its bytes are limited (page-size.ts). */

/** The offset behind the first section in the `main` of a page: of an article, the first below its title. Undefined without one. */
export function firstSectionEnd(html: string): number | undefined {
  const main = html.indexOf('<main')
  let depth = 0
  for (const { 0: tag, index } of html.slice(main).matchAll(/<section\b|<\/section>/g)) {
    depth += tag === '</section>' ? -1 : 1
    if (depth === 0) return main + index + tag.length
  }
  return undefined
}

/** The source of a page up to the end of its first section; of a screen that a script renders, up to the end of `main`. */
export function upToFirstSection(html: string): string {
  const end = firstSectionEnd(html) ?? html.indexOf('</main>')
  if (end === -1) throw new Error('A page has no main element.')
  return html.slice(0, end)
}
