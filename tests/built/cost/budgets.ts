/* Limits on the cost of pages. CONTRIBUTING.md says when a new island needs one. */

import { pageBytes } from '#content/facts/limits.ts'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import type { PageCost } from './page-cost.ts'

/** The pages that load a script. */
export const withIsland: readonly string[] = ['/', '/contact', '/login', '/welcome']

/** A limit on the cost of pages, with a tenth of room. Bytes are those of brotli 11; 1 kB is 1,000 bytes. */
interface Budget {
  what: string
  cost: keyof PageCost
  most: number
  covers: (address: string) => boolean
}

const everywhere = () => true
const isNotFound = (address: string) => address.endsWith('/404')
const on = (address: string) => (other: string) => other === address

/**
 * The first section must arrive with the first packets of a new connection, about 14,500 bytes. What follows it can
 * arrive while the visitor reads, so the whole page has a limit of its own.
 */
const pageBudgets: readonly Budget[] = [
  {
    what: 'HTML to the end of the first section',
    cost: 'firstSection',
    most: pageBytes.firstSection,
    covers: everywhere,
  },
  { what: 'HTML with its inline styles', cost: 'html', most: pageBytes.whole, covers: everywhere },
  { what: 'requests that block first paint', cost: 'blocking', most: 0, covers: everywhere },
  {
    what: 'script of a page without an island',
    cost: 'scriptInAll',
    most: 0,
    covers: (address) => !withIsland.includes(address),
  },
  {
    what: 'inline script, uncompressed',
    cost: 'inlineScript',
    most: 300,
    covers: (address) => address !== '/login' && !isNotFound(address),
  },
  { what: 'inline script of a not-found page, uncompressed', cost: 'inlineScript', most: 400, covers: isNotFound },
  { what: 'inline script of sign-in, uncompressed', cost: 'inlineScript', most: 130, covers: on('/login') },
  { what: 'script of home', cost: 'scriptInAll', most: 1_250, covers: on('/') },
  { what: 'script of contact before a touch', cost: 'scriptAtOnce', most: 1_700, covers: on('/contact') },
  { what: 'script of contact after it', cost: 'scriptInAll', most: 74_000, covers: on('/contact') },
  { what: 'script of sign-in until its form is live', cost: 'scriptLive', most: 72_500, covers: on('/login') },
  { what: 'script of sign-in with the auth client', cost: 'scriptAtOnce', most: 97_500, covers: on('/login') },
  { what: 'script of sign-in with its further screens', cost: 'scriptInAll', most: 107_000, covers: on('/login') },
  { what: 'script of the dashboard', cost: 'scriptAtOnce', most: 100_000, covers: on('/welcome') },
  { what: 'script of the dashboard with the account', cost: 'scriptInAll', most: 117_000, covers: on('/welcome') },
  { what: 'script of one further screen of sign-in', cost: 'scriptOfLargestScreen', most: 9_000, covers: on('/login') },
  {
    // To add a device: the password, a code, the name and the key.
    what: 'script of one further screen of the dashboard',
    cost: 'scriptOfLargestScreen',
    most: 12_000,
    covers: on('/welcome'),
  },
  { what: 'fonts', cost: 'fonts', most: 28_500, covers: everywhere },
]

/** The budgets, which are those of both languages. */
export const pageLimits: readonly Budget[] = pageBudgets.map(({ covers, ...budget }) => ({
  ...budget,
  covers: (address) => covers(englishAddressOf(address) ?? address),
}))

/** Limits of the whole site. */
export const siteBudgets = { fontFiles: 3, fontBytes: 28_500 } as const
