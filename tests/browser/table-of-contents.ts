import type { Page } from 'playwright/test'

/** The visible list of a page's sections. */
interface Contents {
  /** Number of visible links to places in the main part of the page. */
  listed: number
  /** Headings of numbered sections that a list of all sections leaves out. */
  missing: string[]
  /** True if the links are before all of their places. */
  isBefore: boolean
}

/** Reads the list of sections at the top of a page. */
export function contentsOf(page: Page): Promise<Contents> {
  return page.evaluate(() => {
    const isAfter = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    // The list may be folded. On a wide page it opens over the text, and is folded again for the next check.
    const lists = [...document.querySelectorAll('main nav details:not([open])')]
    for (const list of lists) list.setAttribute('open', '')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')].filter((link) =>
      link.checkVisibility(),
    )
    const places = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
    const last = links.at(-1)
    // Another kind of index, such as the certifications by group, need not list every section.
    const isWhole = document.querySelector('main nav details ol') !== null
    const headings = isWhole ? [...document.querySelectorAll('main section[id] h2')] : []
    for (const list of lists) list.removeAttribute('open')
    return {
      listed: links.length,
      missing: headings
        .filter((heading) => !places.some((place) => place.contains(heading)))
        .map((heading) => `no link to '${heading.textContent}'`),
      isBefore: last !== undefined && places.every((place) => isAfter(last, place)),
    }
  })
}
