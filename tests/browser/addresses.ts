import { statSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pageEntries } from '#tests/page-entries.ts'

const found = pageEntries().filter(({ kind }) => kind !== 'notFound')

/** The clean addresses of all built pages with status 200, except the dashboard's. */
export const builtAddresses = found
  .map(({ path }) => `/${path}`)
  // Without a session the dashboard leads to sign-in; its own tests open it.
  .filter((address) => address !== '/welcome')
  .sort()

/** One address with status 404 for each of the three not-found pages. */
export const missingAddresses = ['/none/here', '/services/none', '/sectors/none']

/** Every page that is visible without a session. */
export const allAddresses: readonly string[] = [...builtAddresses, ...missingAddresses]

/** The first page of each kind: one service, one sector, one article, and so on. */
export const addressesByKind: readonly string[] = [
  ...new Map(builtAddresses.toReversed().map((address) => [kindOf(address), address])).values(),
  ...missingAddresses.slice(0, 1),
].sort()

/** The page of each kind with the longest document. */
export const heaviestByKind: readonly string[] = [
  ...Map.groupBy(builtAddresses, (address) => kindOf(address)).values(),
].flatMap((addresses) => addresses.toSorted((one, other) => bytesOf(other) - bytesOf(one)).slice(0, 1))

function kindOf(address: string): string | undefined {
  return found.find(({ path }) => `/${path}` === address)?.kind
}

function bytesOf(address: string): number {
  const file = found.find(({ path }) => `/${path}` === address)?.file ?? ''
  return statSync(join(siteFolder, file)).size
}
