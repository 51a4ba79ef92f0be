/* What the build needs to know of a page's markup, so that it reads each page once. */

import type { Token } from 'parse5'
import { readTags } from '#server/document/tags.ts'

/** The links of a page, and where its first section ends. */
export interface PageReading {
  /** The values of `href` of its links, each once. */
  readonly hrefs: readonly string[]
  /** The ids of its elements, which links can name. */
  readonly ids: readonly string[]
  /** Characters from the start of `<main>` to the end of the opening. */
  readonly openingLength: number
}

/**
 * The markup of a page up to the end of the first section in its `<main>`: of an article, the first below its title; of a
 * screen that a script renders, up to the end of `<main>`.
 */
interface Opening {
  readonly classes: readonly string[]
  /** Offset of its end. */
  readonly end: number
  /** Whether the section is the first element of `<main>`. */
  readonly beginsWithSection: boolean
}

/** @throws {Error} for markup without `<main>` */
export function readPage(html: string): PageReading & { classes: readonly string[]; opening: Opening } {
  const [hrefs, ids] = [new Set<string>(), new Set<string>()]
  const classLists = new Set<string>()
  let listsOfOpening = 0
  const main = { start: -1, tags: 0 }
  const opening = { end: -1, depth: 0, beginsWithSection: false }
  const endAt = (offset: number) => {
    opening.end = offset
    listsOfOpening = classLists.size
  }
  readTags(html, {
    onStartTag: ({ tagName, attrs, location }) => {
      if (tagName === 'main') main.start = startOf(location)
      else if (main.start >= 0) main.tags += 1
      if (tagName === 'section' && main.start >= 0) {
        opening.depth += 1
        opening.beginsWithSection ||= main.tags === 1
      }
      for (const { name, value } of attrs) {
        if (name === 'class') classLists.add(value)
        else if (name === 'id') ids.add(value)
        else if (name === 'href' && tagName === 'a') hrefs.add(value)
      }
    },
    onEndTag: ({ tagName, location }) => {
      if (opening.end >= 0) return
      if (tagName === 'section' && main.start >= 0) {
        opening.depth -= 1
        if (opening.depth === 0) endAt(location?.endOffset ?? html.length)
      } else if (tagName === 'main') endAt(startOf(location))
    },
  })
  if (main.start < 0) throw new Error('A page has no main element.')
  return {
    hrefs: [...hrefs],
    ids: [...ids],
    openingLength: opening.end - main.start,
    classes: namesIn([...classLists]),
    opening: {
      classes: namesIn([...classLists].slice(0, listsOfOpening)),
      end: opening.end,
      beginsWithSection: opening.beginsWithSection,
    },
  }
}

/** The classes of class lists, each once. */
const namesIn = (lists: readonly string[]): string[] => [...new Set(lists.flatMap((list) => list.split(/\s+/)))]

const startOf = (location: Token.Location | null | undefined): number => location?.startOffset ?? 0
