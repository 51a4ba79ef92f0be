import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#content/languages/language.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { allPageEntries } from '#tests/page-entries.ts'

const found = allPageEntries().filter(({ kind }) => kind !== 'notFound')

/** The clean addresses of all built pages with status 200, in both languages, except those of the dashboard. */
export const builtAddresses: readonly string[] = found
  // Without a session the dashboard leads to sign-in; its own tests open it.
  .filter(({ name }) => name !== 'welcome')
  .map(({ path }) => `/${path}`)
  .sort()

/** Those of one language. */
export const addressesIn = (tag: Language['tag']): readonly string[] =>
  builtAddresses.filter((address) => entryOf(address)?.language === tag)

/** One address with status 404 for each of the three not-found pages, in each language. */
const missingAddresses: readonly string[] = [
  '/none/here',
  '/services/none',
  '/sectors/none',
  '/fr/none/here',
  '/fr/services/none',
  '/fr/secteurs/none',
]

/** Every page that is visible without a session. */
export const allAddresses: readonly string[] = [...builtAddresses, ...missingAddresses]

/** The first page of each kind in each language: one service, one sector, one article, and so on. */
export const addressesByKind: readonly string[] = [
  ...new Map(builtAddresses.toReversed().map((address) => [kindOf(address), address])).values(),
  ...missingAddresses.filter((address) => address.endsWith('/none/here')),
].sort()

/** The English page of each kind with the longest document. */
export const heaviestByKind: readonly string[] = [
  ...Map.groupBy(addressesIn('en-CA'), (address) => kindOf(address)).values(),
].flatMap((addresses) => addresses.toSorted((one, other) => bytesOf(other) - bytesOf(one)).slice(0, 1))

function entryOf(address: string) {
  return found.find(({ path }) => `/${path}` === address)
}

/** The kind and the language of a page. */
function kindOf(address: string): string {
  const entry = entryOf(address)
  return `${entry?.kind} ${entry?.language}`
}

function bytesOf(address: string): number {
  return statSync(join(siteFolder, entryOf(address)?.file ?? '')).size
}
