import { heaviestByKind, missingAddresses } from '#tests/browser/addresses.ts'
import { pageEntries } from '#tests/page-entries.ts'

/** A page to visit, and the file that answers. */
export interface VisitedPage {
  /** Clean address. */
  address: string
  /** Path below the site's folder. */
  file: string
}

/** Kinds that are laid out like another one: text in sections like `/about`, or a register like `/services`. */
const alike = ['/sectors', '/careers', '/research-development', '/sanctions', '/privacy', '/predictive-insights']

const missing = missingAddresses.slice(0, 1)

/** The heaviest page of each kind, and one missing page. */
export const everyKind: readonly string[] = [...heaviestByKind, ...missing].sort()

/** Those of them that are laid out differently. */
export const differentKinds: readonly string[] = everyKind.filter((address) => !alike.includes(address))

/** @throws {Error} for an address without a page */
export function visitedPage(address: string): VisitedPage {
  const path = missing.includes(address) ? '404' : address.slice(1)
  const entry = pageEntries().find((page) => page.path === path)
  if (entry === undefined) throw new Error(`--page ${address}: dist/pages.json lists no such page`)
  return { address, file: entry.file }
}
