/*
 * The styles of each page: what Tailwind generates for its classes, split into what the first section needs and what may
 * come later.
 */

import { basename } from 'node:path'
import { composeVisitors, Features, transform, type Visitor } from 'lightningcss'
import { oncePer } from '#content/once.ts'
import { screenRules, styleParts } from './style-rules.ts'
import { tailwind } from './tailwind.ts'

/** Matches the hash in the name of an asset: `.CimrzJKW` in `schibsted-bold.CimrzJKW.woff2`. */
const hash = /\.[\w-]{8}(?=\.\w+$)/

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
  return oncePer((part) => minified(css, files, [screenRules, styleParts[part]]).toString())
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
