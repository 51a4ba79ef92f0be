import { statSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pageEntries } from '#tests/page-entries.ts'

const found = pageEntries().filter(({ kind }) => kind !== 'notFound')

/** Clean addresses of the built pages that answer with status 200. */
export const builtAddresses = found
  .map(({ path }) => `/${path}`)
  // Without a session the dashboard leads to sign-in; its own tests open it.
  .filter((address) => address !== '/welcome')
  .sort()

/** Addresses that answer with status 404, one for each of the three pages that say so. */
export const missingAddresses = ['/none/here', '/services/none', '/sectors/none']

/** Every page that can be looked at without a session. */
export const allAddresses: readonly string[] = [...builtAddresses, ...missingAddresses]

/** The first page of each kind: of services, sectors and articles one each. */
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
