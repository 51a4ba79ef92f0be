import { parseFragment } from 'parse5'
import { headlineClaims } from '#content/facts/claims.ts'
import { language } from '#language'
import type { PublicPage } from '#server/publish/page.ts'
import { type Element, elementsBelow, textOf } from '#server/publish/text/page-markup.ts'
import { trustRegister } from './trust-register.ts'

/** The cells of each row in the bodies of a page's tables, or of those in the part with an id. */
function bodyRows({ main }: PublicPage, id?: string): string[][] {
  const all = elementsBelow(parseFragment(main))
  const part =
    id === undefined ? all : all.filter((one) => one.attrs.some(({ name, value }) => name === 'id' && value === id))
  const within = id === undefined ? all : part.flatMap(elementsBelow)
  const named = (elements: readonly Element[], ...names: string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName))
  return named(within, 'tbody')
    .flatMap((body) => named(elementsBelow(body), 'tr'))
    .map((row) => named(elementsBelow(row), 'th', 'td').map(textOf))
}

/** The rows that each page shows of the register, as the register has them. */
function expectedRows(path: string): { rows: string[][]; id?: string } | undefined {
  const { claims, certifications } = trustRegister()
  if (path === 'about')
    return {
      id: 'figures',
      rows: headlineClaims.flatMap((key) =>
        claims
          .filter((claim) => claim.key === key)
          .map(({ subject, value, metric, measuredOn }) => [subject, value, metric, measuredOn]),
      ),
    }
  if (path === 'security/certifications')
    return {
      rows: certifications.map(({ name, covers, auditRhythm }) => [name, covers, auditRhythm]),
    }
  return undefined
}

/**
 * Compares the register with the pages that show it, row by row.
 * @throws {Error} naming the page and the first row that differs
 */
export function checkRegisterPages(pages: readonly PublicPage[]): void {
  for (const page of pages) {
    const expected = expectedRows(page.name)
    if (!expected) continue
    const shown = bodyRows(page, expected.id)
    const count = Math.max(shown.length, expected.rows.length)
    for (let row = 0; row < count; row++) {
      const [theirs, ours] = [shown[row]?.join(' | '), expected.rows[row]?.join(' | ')]
      if (theirs !== ours)
        throw new Error(
          `/${page.path}: row ${row + 1} of the register says "${theirs ?? 'nothing'}" and trust/register.json "${ours ?? 'nothing'}". ` +
            `Both come from content/facts/ and ${language.folder}/, the file by server/publish/trust/trust-register.ts: see which reads something else.`,
        )
    }
  }
}
