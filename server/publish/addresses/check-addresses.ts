/* Checks that a build loses no address that was published, and that every redirect ends at a page. */

import { posix } from 'node:path'
import { plainArticles } from '#content/articles/plain-articles.server.ts'
import { publicationStatus } from '#content/articles/publication-status.ts'
import { articleLanguage as english } from '#content/en/articles.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { articlePairs } from '#content/page-addresses.server.ts'
import type { WrittenPage } from '#server/publish/page.ts'
import { allRedirects } from '#server/publish/redirects.ts'
import { type AddressEntry, addressEntries, addressOf, publishedFile, readPublished } from './published.ts'

interface Addresses {
  /** Addresses of the pages of this build, in the format of the list of published addresses. */
  pages: readonly AddressEntry[]
  /** Paths of all files of this build, below the site's folder. */
  files: readonly string[]
  published: readonly AddressEntry[]
  redirects: Readonly<Record<string, string>>
}

/**
 * A line for each broken address: a published address with neither page nor redirect, and a redirect that does not end at a
 * page or file.
 */
export function addressProblems({ pages, files, published, redirects: table }: Addresses): string[] {
  const present = new Set([...pages.map(addressOf), ...files.map((file) => `/${file}`)])
  const lost = lostAddresses(published, present, table).map(
    ({ address }) => `content/facts/published.txt: ${address} ${lostAdvice(address)}`,
  )
  const rows = Object.entries(table).flatMap(([from, to]) => {
    const fault = rowFault(from, to, present, table)
    return fault === undefined ? [] : [`content/facts/redirects.ts: '${from}' ${fault}`]
  })
  return [...lost, ...rows]
}

/** Published addresses with neither page nor redirect. */
const lostAddresses = (
  published: readonly AddressEntry[],
  present: ReadonlySet<string>,
  table: Addresses['redirects'],
) =>
  published
    .map((entry) => ({ entry, address: addressOf(entry) }))
    .filter(({ address }) => !present.has(address) && !Object.hasOwn(table, address))

/** Names the page above as the target, which is in the language of the address: /fr/blogue for a French article. */
const lostAdvice = (address: string): string =>
  `was published and no longer has a page: add its redirect to content/facts/redirects.ts, as '${address}': '${posix.dirname(address)}',`

/** Published addresses of articles that a build would lose, by their entry in the list. Needs no build. */
export function lostArticles(): Problem[] {
  const articles = plainArticles(english).flatMap(({ id, draft, isoDate }) =>
    // The day of an article that cannot be read is a mistake of its own.
    isoDate === undefined || publicationStatus({ draft, isoDate }) === 'published' ? [addressOf(`/blog/${id}`)] : [],
  )
  const present = new Set([...articles, ...articlePairs({ drafts: false }).values()])
  const published = readPublished()
  const listed = published.filter((entry) => /^\/(?:blog|fr\/blogue)\//.test(entry))
  return lostAddresses(listed, present, allRedirects()).map(({ entry, address }) => ({
    file: publishedFile.replaceAll('\\', '/'),
    line: published.indexOf(entry) + 1,
    text: `${address} ${lostAdvice(address)}`,
  }))
}

function rowFault(
  from: string,
  to: string,
  present: ReadonlySet<string>,
  table: Addresses['redirects'],
): string | undefined {
  if (present.has(from)) return 'is a page or file of the site, which this row would hide: take the row out'
  const end = Object.hasOwn(table, to) ? table[to] : undefined
  if (end !== undefined) return `leads to '${to}', which leads on to '${end}': write '${end}' instead`
  return present.has(to) ? undefined : `leads to '${to}', which is no page or file of the site: write one that is`
}

/**
 * Stops a build that would lose a published address, and prints the addresses that are not published yet.
 * @throws {Error} naming every such address
 */
export function checkAddresses(pages: readonly WrittenPage[], files: readonly string[]): void {
  const [entries, published] = [addressEntries(pages), readPublished()]
  const problems = addressProblems({ pages: entries, files, published, redirects: allRedirects() })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const unknown = entries.filter((address) => !published.includes(address))
  if (unknown.length > 0)
    process.stdout.write(
      `New since the last release: ${unknown.join(', ')}. After the deployment, npm run deploy:check -- ADDRESS --record adds them to ${publishedFile}.\n`,
    )
}
