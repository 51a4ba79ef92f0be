import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { siteFolder } from '#server/publish/site-folder.ts'
import { attribute, elementsBelow } from '#server/publish/text/page-markup.ts'
import { heaviestByKind, missingAddresses } from '#tests/browser/addresses.ts'
import { pageEntries } from '#tests/page-entries.ts'

/** A page to visit. */
export interface VisitedPage {
  /** Clean address. */
  address: string
  status: 200 | 404
  /** The built document. */
  html: string
  /** Whether a script makes a form of the page live. */
  hasLiveForm: boolean
}

/**
 * Kinds that are laid out like another one: sections of text or lists of links like `/about`, a register like `/services`,
 * tables like `/security/certifications`, a technique like `/real-time-awareness`.
 */
const alike: readonly string[] = [
  '/careers',
  '/data',
  '/data/report',
  '/predictive-insights',
  '/privacy',
  '/research-development',
  '/sanctions',
  '/sectors',
  '/security',
  '/sheet-index',
  '/trust',
]

const missing = missingAddresses.slice(0, 1)

/** The heaviest page of each kind, and one missing page. */
const everyKind: readonly string[] = [...heaviestByKind, ...missing].sort()

/**
 * The pages of a choice: those of the given addresses, a page of every kind, or of every kind that is laid out
 * differently.
 * @throws {Error} for an address without a page
 */
export function chosenPages(choice: readonly string[] | 'differentKinds' | 'everyKind'): VisitedPage[] {
  if (choice === 'everyKind') return everyKind.map(visitedPage)
  if (choice === 'differentKinds') return everyKind.filter((address) => !alike.includes(address)).map(visitedPage)
  return choice.map(visitedPage)
}

function visitedPage(address: string): VisitedPage {
  const isMissing = missing.includes(address)
  const path = isMissing ? '404' : address.slice(1)
  const entry = pageEntries().find((page) => page.path === path)
  if (entry === undefined) throw new Error(`--page ${address}: dist/pages.json lists no such page`)
  const html = readFileSync(join(siteFolder, entry.file), 'utf8')
  const islands = elementsBelow(parse(html)).filter((element) => attribute(element, 'data-island') !== undefined)
  return {
    address,
    status: isMissing ? 404 : 200,
    html,
    hasLiveForm: islands.some((island) => elementsBelow(island).some(({ tagName }) => tagName === 'form')),
  }
}
