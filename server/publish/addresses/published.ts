/* Reads and extends the list of published addresses, by which a build notices that one is lost. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleIds } from '#content/articles/article-ids.server.ts'
import { site } from '#content/facts/site.ts'
import { articleSlug } from '#content/schema/slug.ts'
import type { PageEntry } from '#server/publish/page.ts'

/** The list of published addresses, sorted, one per line. `npm run deploy:check -- ADDRESS --record` writes it. */
export const publishedFile = join('content', 'facts', 'published.txt')

/**
 * An entry of the list of published addresses. An article is listed by the name of its file, because the address of one
 * article contains the product's name.
 */
export type AddressEntry = string

export const readPublished = (file = publishedFile): readonly AddressEntry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The addresses of all pages of a build, sorted, as entries of the list. Not-found pages have none. */
export function addressEntries(pages: readonly Pick<PageEntry, 'kind' | 'path'>[]): readonly AddressEntry[] {
  const ids = articleIds()
  return pages
    .filter(({ kind }) => kind !== 'notFound')
    .map(({ path }) => {
      const id = path.startsWith(blog) ? ids.get(path.slice(blog.length)) : undefined
      return `/${id === undefined ? path : `${blog}${id}`}`
    })
    .sort()
}

/** The address on the site of an entry of the list. */
export const addressOf = (entry: AddressEntry): string =>
  entry.startsWith(`/${blog}`) ? `/${blog}${articleSlug(entry.slice(blog.length + 1), site.name)}` : entry

const blog = 'blog/'

/** Adds the pages of a build to the list of published addresses, and returns the new entries. */
export function addNewAddresses(
  pages: readonly Pick<PageEntry, 'kind' | 'path'>[],
  file = publishedFile,
): readonly AddressEntry[] {
  const before = readPublished(file)
  const added = addressEntries(pages).filter((address) => !before.includes(address))
  if (added.length > 0) writeFileSync(file, `${[...before, ...added].sort().join('\n')}\n`)
  return added
}
