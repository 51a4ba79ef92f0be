/*
 * The styles of each page: what Tailwind generates for its classes, split into what the first section needs and what may
 * come later.
 */

import { basename } from 'node:path'
import { composeVisitors, Features, transform, type Visitor } from 'lightningcss'
import { parse } from 'parse5'
import { attribute, type Element, elementsBelow, isElement } from '#server/publish/text/page-markup.ts'
import { screenRules, styleParts } from './style-rules.ts'
import { tailwind } from './tailwind.ts'

/** Matches the hash in the name of an asset: `.CimrzJKW` in `schibsted-bold.CimrzJKW.woff2`. */
const hash = /\.[\w-]{8}(?=\.\w+$)/

/** The classes of the elements of a page. */
interface MarkupClasses {
  readonly all: readonly string[]
  /**
   * Those up to the end of the first section of `<main>`, and the offset of that end. Undefined for a page that begins
   * otherwise: an article, or a screen that a script renders, whose markup must stay as React knows it.
   */
  readonly first: { readonly classes: readonly string[]; readonly end: number } | undefined
}

export function classesInMarkup(html: string): MarkupClasses {
  const elements = elementsBelow(parse(html, { sourceCodeLocationInfo: true }))
  const main = elements.find((element) => attribute(element, 'id') === 'main')
  const opening = main?.childNodes.find(isElement)
  const end = opening?.tagName === 'section' ? opening.sourceCodeLocation?.endOffset : undefined
  return {
    all: classesOf(elements),
    first: end === undefined ? undefined : { classes: classesOf(elements.filter((one) => startOf(one) < end)), end },
  }
}

const classesOf = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? [])

/** An element that the parser adds, such as `<head>`, has no place. */
const startOf = ({ sourceCodeLocation }: Element): number => sourceCodeLocation?.startOffset ?? 0

/**
 * Every word of a script's strings, among them the classes of the screens that only the script renders. The rest is harmless:
 * Tailwind passes over words that are no utilities, as it does when it reads source files.
 */
export const wordsInScript = (code: string): string[] => code.split(/[\s"'`]+/)

/** A part of a page's styles, made when it is first asked for. */
export type PageStyles = (part: keyof typeof styleParts) => string

/**
 * The styles of a page with these classes, minified. The rules of the print stylesheet are left out.
 * @param files paths of the built assets, for rules that refer to their sources
 */
export async function pageStyles(classes: Iterable<string>, files: readonly string[]): Promise<PageStyles> {
  const css = await tailwind(classes)
  const made = new Map<string, string>()
  return (part) => {
    const styles = made.get(part) ?? minified(css, files, [screenRules, styleParts[part]]).toString()
    made.set(part, styles)
    return styles
  }
}

/** All styles of a site with these classes, from which the print stylesheet is written. */
export const siteStyles = async (classes: Iterable<string>, files: readonly string[]): Promise<Uint8Array> =>
  minified(await tailwind(classes), files, [])

function minified(css: string, files: readonly string[], visitors: readonly Visitor<never>[]): Uint8Array {
  const addresses = new Map(files.map((path) => [basename(path).replace(hash, ''), `/${path}`]))
  const builtNames: Visitor<never> = {
    Url: (url) => ({ ...url, url: addresses.get(basename(url.url)) ?? url.url }),
  }
  return transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    // Flattens nested rules, from which the print stylesheet takes some.
    include: Features.Nesting,
    visitor: composeVisitors([builtNames, ...visitors]),
  }).code
}
