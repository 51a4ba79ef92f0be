import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageKind } from '#server/publish/assets/page-kind.ts'

/** Clean addresses of the built pages that answer with status 200. */
export const builtAddresses = readdirSync(join('dist', 'client'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
  // Without a session the dashboard leads to sign-in; its own tests open it.
  .filter((address) => address !== '/welcome')
  .sort()

/** Addresses that answer with status 404, one for each of the three pages that say so. */
export const missingAddresses = ['/none/here', '/services/none', '/sectors/none']

/** Every page that can be looked at without a session. */
export const allAddresses: readonly string[] = [...builtAddresses, ...missingAddresses]

/** The first page of each kind: of services, sectors and articles one each. */
export const addressesByKind: readonly string[] = [
  ...new Map(builtAddresses.toReversed().map((address) => [pageKind(fileOf(address)), address])).values(),
  ...missingAddresses.slice(0, 1),
].sort()

/** The page of each kind with the longest document. */
export const heaviestByKind: readonly string[] = [
  ...Map.groupBy(builtAddresses, (address) => pageKind(fileOf(address))).values(),
].flatMap((addresses) => addresses.toSorted((one, other) => bytesOf(other) - bytesOf(one)).slice(0, 1))

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

function bytesOf(address: string): number {
  return statSync(join('dist', 'client', fileOf(address))).size
}
