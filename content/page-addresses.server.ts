/* Translates addresses between English and French, those of articles too. */

import { type FrenchArticle, frenchArticles } from '#content/articles/plain-articles.server.ts'
import { language } from '#language'
import { frenchAddresses } from './addresses.ts'
import { site } from './facts/site.ts'
import { articleSlug } from './schema/slug.ts'

const frenchBlog = frenchAddresses['/blog']

/**
 * The French address of every French article, by its English one.
 * @param options.drafts whether to include drafts and scheduled articles, for which a build makes no page
 */
export const articlePairs = ({ drafts }: { drafts: boolean }): ReadonlyMap<string, string> =>
  new Map(
    [...frenchArticles()]
      .filter(([, article]) => drafts || article.stage === 'published')
      .map(([id, { slug }]) => [englishNameOf(id), `${frenchBlog}/${slug}`]),
  )

const englishNameOf = (id: string): string => `/blog/${articleSlug(id, site.name)}`

interface Addresses {
  articles: ReadonlyMap<string, FrenchArticle>
  french: ReadonlyMap<string, string>
  /** English addresses by which code refers to notices without an English version. No page has these addresses. */
  onlyFrench: ReadonlySet<string>
}

let known: Addresses | undefined

/** The addresses of every page. While developing, articles are read for each request. */
function addresses(): Addresses {
  const articles = frenchArticles()
  if (known?.articles === articles) return known
  const french = new Map([...Object.entries(frenchAddresses), ...articlePairs({ drafts: true })])
  const onlyFrench = [...articles].filter(([, { isOnlyFrench }]) => isOnlyFrench).map(([id]) => englishNameOf(id))
  known = { articles, french, onlyFrench: new Set(onlyFrench) }
  return known
}

/** The French address of every page, by its English one. */
const pairs = (): ReadonlyMap<string, string> => addresses().french

/** Files that exist once per language, by their English address. The French ones are below `/fr`. */
const languageFiles = /^\/(?:rss\.xml|llms(?:-full)?\.txt|site\.webmanifest|trust\/[\w.-]+\.(?:xml|json|txt))$/
/** Files that are the same in every language. */
const sharedFiles = new Set(['/trust/bill-of-materials.json'])

/**
 * The address in this build's language of a page or file, which code and words name by its English address. A query and a
 * fragment are kept. Returns other addresses unchanged: files that both languages share, other sites, and addresses already
 * in this language.
 */
export function addressOf(named: string): string {
  if (language.prefix === '') return named
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(named) ?? []
  const own = frenchAddressOf(path)
  return own === undefined ? named : own + rest
}

/** The French address of a page or file by its English one. Undefined for what French does not have of its own. */
export function frenchAddressOf(english: string): string | undefined {
  const page = pairs().get(english)
  if (page !== undefined) return page
  if (languageFiles.test(english) && !sharedFiles.has(english)) return `/fr${english}`
  // The Markdown version of a page is beside it.
  const path = english === '/index.md' ? '/' : /^(.+)\.md$/.exec(english)?.[1]
  const described = path === undefined ? undefined : pairs().get(path)
  return described === undefined ? undefined : `${described}.md`
}

/** The English address by which code names a French page. Undefined for other addresses. */
export function englishAddressOf(french: string): string | undefined {
  for (const [english, own] of pairs()) if (own === french) return english
  return undefined
}

/** Whether a page that code names by this address is in both languages. */
export const isInBoth = (named: string): boolean => pairs().has(named) && !addresses().onlyFrench.has(named)
