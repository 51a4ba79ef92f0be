/* Stops a build with a link that leads nowhere, or with a page that one language lacks. */

import { frenchAddresses } from '#content/addresses.ts'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import { missingPlace, noPage } from '#content/schema/link-advice.ts'
import { linesMatching } from '#server/find-lines.ts'
import type { WrittenPage } from '#server/publish/page.ts'
import { redirectFor } from '#server/publish/redirects.ts'

/** What the check of links reads of a page. */
type LinkedPage = Pick<WrittenPage, 'path' | 'hrefs' | 'ids'>

/**
 * A line for each link that leads to no page, file or place: the line of the content that has it, or else the page.
 * @param files paths of all files of this build, below the site's folder
 */
export function linkProblems(pages: readonly LinkedPage[], files: readonly string[]): string[] {
  const idsOf = new Map(pages.map(({ path, ids }) => [`/${path}`, ids]))
  const names = new Set([...idsOf.keys()].map(named))
  const targets = new Set([...idsOf.keys(), ...files.map((file) => `/${file}`)])
  const faultOf = (path: string, fragment: string): string | undefined => {
    const moved = redirectFor(path)?.location
    if (moved !== undefined && targets.has(moved)) return `it has moved: write ${named(moved)}`
    if (!targets.has(path)) return noPage(path, [...names], 'correct it, or take the link out')
    const ids = idsOf.get(path)
    if (fragment === '' || fragment === 'top' || ids === undefined) return undefined
    return missingPlace(named(path), fragment, ids)
  }
  const problems = pages.flatMap((page) => {
    const address = `/${page.path}`
    return page.hrefs.flatMap((href) => {
      const [, path = '', fragment = ''] = /^(\/[^#?]*|)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? ['', undefined]
      if (!/^[/#]/.test(href) || href.startsWith('//')) return []
      const fault = faultOf(path === '' ? address : path, fragment)
      return fault === undefined ? [] : placesOfLink(address, href).map((place) => `${place}: link "${href}": ${fault}`)
    })
  })
  return [...new Set(problems)]
}

/** The address by which content names a page. */
const named = (path: string): string => englishAddressOf(path) ?? path

/** The lines of the content that have a link, by its English address, or the page that shows it. */
function placesOfLink(address: string, href: string): string[] {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const written = RegExp.escape(`${named(path)}${rest}`)
  const folder = /^\/fr(?:\/|$)/.test(address) ? 'fr' : 'en'
  const files = [`content/${folder}/**/*.{ts,md}`, 'content/*.ts', 'components/**/*.tsx']
  const lines = linesMatching(files, new RegExp(`(["'\`])${written}\\1|\\(${written}\\)`, 'g'))
  return lines.length > 0 ? lines : [`${address} (its text is in content/${folder}/)`]
}

/** A page of a language: its English name, as in `Page.name`, and its kind. */
type NamedPage = Pick<WrittenPage, 'id' | 'language' | 'name'>

/**
 * A line for each page that is in one language only, and for each pair of addresses without a page. Articles have a check of
 * their own, which lets a notice be in one language.
 */
export function pairlessPages(pages: readonly NamedPage[]): string[] {
  const namesIn = (tag: string) =>
    new Set(
      pages
        .filter(({ id, language }) => language === tag && !id.startsWith('/pages/blog/'))
        .map(({ name }) => `/${name}`),
    )
  const [english, french] = [namesIn('en-CA'), namesIn('fr-CA')]
  const pairs = Object.keys(frenchAddresses)
  return [
    ...[...english].flatMap((name) =>
      french.has(name) ? [] : [`content/fr/: ${name} is in English only: ${howToPair(name, 'fr', pairs)}`],
    ),
    ...[...french].flatMap((name) =>
      english.has(name) ? [] : [`content/en/: ${name} is in French only: ${howToPair(name, 'en', pairs)}`],
    ),
    ...pairs
      .filter((name) => !english.has(name) && !french.has(name))
      .map((name) => `content/addresses.ts: '${name}': no page has this address: correct it, or take the row out`),
  ]
}

/** What to add for a page that a language lacks. */
function howToPair(name: string, lacking: 'en' | 'fr', pairs: readonly string[]): string {
  const [, kind] = /^\/(services|sectors)\//.exec(name) ?? []
  const text = kind
    ? `write its text in content/${lacking}/${kind}/, and list it in content/${lacking}/${kind}.ts`
    : `write its text in content/${lacking}/pages/`
  return pairs.includes(name) ? text : `${text}; add its French address to content/addresses.ts`
}
