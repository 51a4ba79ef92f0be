/* What the build needs to know of a page's markup, so that it reads each page once. */

import type { Token } from 'parse5'
import { attributeOf, isStartTag, tagsOf } from '#server/document/tags.ts'

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
  const tags = tagsOf(html)
  const [first, last] = [tags.findIndex(isMain), tags.findLastIndex(isMain)]
  const main = tags.slice(first, last + 1)
  const [mainStart, beginning] = main
  if (!mainStart) throw new Error('A page has no main element.')
  const sectionEnd = endOfSection(main)
  const end = sectionEnd?.location?.endOffset ?? startOf(main.at(-1))
  const starts = tags.filter(isStartTag)
  return {
    hrefs: valuesOf(
      starts.filter(({ tagName }) => tagName === 'a'),
      'href',
    ),
    ids: valuesOf(starts, 'id'),
    openingLength: end - startOf(mainStart),
    classes: classesOf(starts),
    opening: {
      classes: classesOf(starts.filter((tag) => startOf(tag) < end)),
      end,
      beginsWithSection: beginning?.tagName === 'section',
    },
  }
}

const isMain = ({ tagName }: Token.TagToken): boolean => tagName === 'main'

/** The end tag of the first section. Sections can be within it. */
function endOfSection(tags: readonly Token.TagToken[]): Token.TagToken | undefined {
  let depth = 0
  for (const tag of tags) {
    if (tag.tagName !== 'section') continue
    depth += isStartTag(tag) ? 1 : -1
    if (depth === 0) return tag
  }
  return undefined
}

/** The values of an attribute, each once. */
const valuesOf = (tags: readonly Token.TagToken[], name: string): string[] => [
  ...new Set(tags.flatMap((tag) => attributeOf(tag, name) ?? [])),
]

/** The classes of tags, each once. */
const classesOf = (tags: readonly Token.TagToken[]): string[] => [
  ...new Set(valuesOf(tags, 'class').flatMap((list) => list.split(/\s+/))),
]

const startOf = (tag: Token.TagToken | undefined): number => tag?.location?.startOffset ?? 0
