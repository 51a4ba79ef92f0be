/* What the build needs to know of a page's markup, so that it parses each page once. */

import { parse } from 'parse5'
import { attribute, type Element, elementsBelow, isElement } from './page-markup.ts'

/** The links of a page, and where its first section ends. */
export interface PageReading {
  /** The values of `href` of its links. */
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
  const elements = elementsBelow(parse(html, { sourceCodeLocationInfo: true }))
  const main = elements.find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error('A page has no main element.')
  const section = elementsBelow(main).find(({ tagName }) => tagName === 'section')
  const end = section?.sourceCodeLocation?.endOffset ?? main.sourceCodeLocation?.endTag?.startOffset ?? html.length
  return {
    hrefs: elements.flatMap((one) => (one.tagName === 'a' ? (attribute(one, 'href') ?? []) : [])),
    ids: elements.flatMap((one) => attribute(one, 'id') ?? []),
    openingLength: end - startOf(main),
    classes: classesOf(elements),
    opening: {
      classes: classesOf(elements.filter((one) => startOf(one) < end)),
      end,
      beginsWithSection: section !== undefined && section === main.childNodes.find(isElement),
    },
  }
}

/** The classes of elements, each once. */
const classesOf = (elements: readonly Element[]): string[] => [
  ...new Set(elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? [])),
]

/** An element that the parser adds, such as `<head>`, has no place. */
const startOf = ({ sourceCodeLocation }: Element): number => sourceCodeLocation?.startOffset ?? 0
