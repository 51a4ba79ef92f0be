import { basename } from 'node:path'
import { composeVisitors, Features, transform, type Visitor } from 'lightningcss'
import { parse } from 'parse5'
import { attribute, elementsBelow } from '#server/publish/text/page-markup.ts'
import { rulesByFiles, screenRules, utilityRules } from './style-rules.ts'
import { tailwind } from './tailwind.ts'

/** Matches the hash in the name of an asset: `.CimrzJKW` in `schibsted-bold.CimrzJKW.woff2`. */
const hash = /\.[\w-]{8}(?=\.\w+$)/

/** The classes of the elements of a page. */
export const classesInMarkup = (html: string): string[] =>
  elementsBelow(parse(html)).flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? [])

/**
 * Every word of a script's strings, among them the classes of the screens that only the script renders. The rest is harmless:
 * Tailwind passes over words that are no utilities, as it does when it reads source files.
 */
export const wordsInScript = (code: string): string[] => code.split(/[\s"'`]+/)

/** The styles of a page for the screen, minified. */
export interface PageStyles {
  /** All rules but those that name files. */
  readonly all: string
  /** The rules that name files. */
  readonly withFiles: string
  /** Those of `all` that are not the same in every page. */
  readonly utilities: string
}

/**
 * The styles of a page with these classes. The rules of the print stylesheet are left out.
 * @param files paths of the built assets, for rules that refer to their sources
 */
export async function pageStyles(classes: Iterable<string>, files: readonly string[]): Promise<PageStyles> {
  const css = await tailwind(classes)
  const { withoutFiles, withFiles } = rulesByFiles
  const styles = (...visitors: Visitor<never>[]) => minified(css, files, [screenRules, ...visitors]).toString()
  return {
    all: styles(withoutFiles),
    withFiles: styles(withFiles),
    utilities: styles(withoutFiles, utilityRules),
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
