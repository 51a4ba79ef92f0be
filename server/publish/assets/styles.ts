import { basename } from 'node:path'
import { composeVisitors, Features, type Selector, transform, type Visitor } from 'lightningcss'
import { language } from '#language'
import { namesIn, type StyleInputs } from './class-lists.ts'
import { screenRules, splitByFiles } from './style-rules.ts'
import { withFewerVariables } from './tailwind-variables.ts'
import { mapClasses, tailwind } from './utilities.ts'

/** Matches a class attribute as React and the Markdown renderer write it. */
const classAttribute = / class="([^"]*)"/g

/** Matches the hash in the name of an asset: `.CimrzJKW` in `schibsted-bold.CimrzJKW.woff2`. */
const hash = /\.[\w-]{8}(?=\.\w+$)/

/** The classes of the elements of a page. */
export const classesInMarkup = (html: string): string[] =>
  [...html.matchAll(classAttribute)].flatMap(([, list = '']) => namesIn(list))

/** What styles are made from. */
interface StyleSources extends Pick<StyleInputs, 'lists'> {
  /** Folder of the project. */
  root: string
  /** Paths of the built assets, for rules that refer to their sources. */
  files: readonly string[]
}

/**
 * The styles of a page with these classes, minified: those that name no file, then the others. The rules of the print
 * stylesheet are left out.
 */
export async function pageStyles(classes: Iterable<string>, sources: StyleSources): Promise<readonly string[]> {
  const code = await stylesFor(classes, sources, [screenRules])
  // A second pass, because declarations merge only when their values are parsed: the first replaces some variables.
  return splitByFiles.map((visitor) => transform({ filename: 'page.css', code, minify: true, visitor }).code.toString())
}

/** All styles of a site with these classes, from which the print stylesheet is written. */
export const siteStyles = (classes: Iterable<string>, sources: StyleSources): Promise<Uint8Array> =>
  stylesFor(classes, sources, [])

/** The plain rules of the site, and those of the Tailwind utilities, under their short classes. */
async function stylesFor(
  classes: Iterable<string>,
  { root, lists, files }: StyleSources,
  visitors: readonly Visitor<never>[],
): Promise<Uint8Array> {
  const folded = new Map<string, string[]>()
  for (const one of new Set(classes))
    for (const name of lists[one] ?? [one]) if (isOfLanguage(name)) folded.set(name, [...(folded.get(name) ?? []), one])
  const css = await tailwind(root, folded.keys())
  const addresses = new Map(files.map((path) => [basename(path).replace(hash, ''), `/${path}`]))
  const builtNames: Visitor<never> = {
    Selector: (selector: Selector) => mapClasses(selector, (name) => folded.get(name) ?? [name]),
    Url: (url) => ({ ...url, url: addresses.get(basename(url.url)) ?? url.url }),
  }
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    // Flattens nested rules, from which the print stylesheet takes some.
    include: Features.Nesting,
    visitor: composeVisitors([...visitors, withFewerVariables(css), builtNames]),
  })
  return code
}

/** Whether a utility can apply in the language of the build: `fr:hyphens-auto` never applies to an English page. */
function isOfLanguage(name: string): boolean {
  return language.prefix !== '' || !name.startsWith('fr:')
}
