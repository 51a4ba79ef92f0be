import { basename } from 'node:path'
import { composeVisitors, Features, type Selector, transform, type Visitor } from 'lightningcss'
import { language } from '#language'
import { type Folding, namesIn } from './class-lists.ts'
import { withFewerVariables } from './tailwind-variables.ts'
import { mapClasses, tailwind } from './utilities.ts'

/** Matches a class attribute as React and the Markdown renderer write it. */
const classAttribute = / class="([^"]*)"/g

/** Matches the hash in the name of an asset: `.CimrzJKW` in `schibsted-bold.CimrzJKW.woff2`. */
const hash = /\.[\w-]{8}(?=\.\w+$)/

/** The classes of the elements of a page. */
export const classesInMarkup = (html: string): string[] =>
  [...html.matchAll(classAttribute)].flatMap(([, list = '']) => namesIn(list))

/**
 * The styles of a page with these classes: the plain rules of the site, and those of the Tailwind utilities, under their
 * folded classes.
 * @param root folder of the project
 * @param files paths of the built assets, for rules that refer to their sources
 */
export async function stylesFor(
  classes: Iterable<string>,
  { root, folding, files }: { root: string; folding: Folding; files: readonly string[] },
): Promise<string> {
  const folded = new Map<string, string[]>()
  for (const one of new Set(classes))
    for (const name of folding.unfolded(one))
      if (isOfLanguage(name)) folded.set(name, [...(folded.get(name) ?? []), one])
  const css = await tailwind(root, folded.keys())
  const addresses = new Map(files.map((path) => [basename(path).replace(hash, ''), `/${path}`]))
  const builtNames: Visitor<never> = {
    Selector: (selector: Selector) => mapClasses(selector, (name) => folded.get(name) ?? [name]),
    Url: (url) => ({ ...url, url: addresses.get(basename(url.url)) ?? url.url }),
  }
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    // Flattens nested rules, because the rules for print are separated from the others below.
    include: Features.Nesting,
    visitor: composeVisitors([withFewerVariables(css), builtNames]),
  })
  return code.toString()
}

/** Whether a utility can apply in the language of the build: `fr:hyphens-auto` never applies to an English page. */
function isOfLanguage(name: string): boolean {
  return language.prefix !== '' || !name.startsWith('fr:')
}
