import { pageBytes } from '#content/facts/limits.ts'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import type { PageCost } from './page-cost.ts'

/** The pages that load a script. */
export const withIsland: readonly string[] = ['/', '/contact', '/login', '/welcome']

/** A limit on the cost of pages: at most what was reached and 3 %. Bytes are those of brotli 11; 1 kB is 1,000 bytes. */
interface Budget {
  what: string
  cost: keyof PageCost
  most: number
  /** Of the French page, where its words come to more. */
  mostInFrench?: number
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
    most: 252,
    covers: (address) => address !== '/login' && !isNotFound(address),
  },
  { what: 'inline script of a not-found page, uncompressed', cost: 'inlineScript', most: 342, covers: isNotFound },
  { what: 'inline script of sign-in, uncompressed', cost: 'inlineScript', most: 110, covers: on('/login') },
  { what: 'script of home', cost: 'scriptInAll', most: 1_120, covers: on('/') },
  { what: 'script of contact before a touch', cost: 'scriptAtOnce', most: 1_530, covers: on('/contact') },
  { what: 'script of contact after it', cost: 'scriptInAll', most: 67_500, covers: on('/contact') },
  { what: 'script of sign-in until its form is live', cost: 'scriptLive', most: 65_900, covers: on('/login') },
  { what: 'script of sign-in with the auth client', cost: 'scriptAtOnce', most: 88_700, covers: on('/login') },
  { what: 'script of sign-in with its further screens', cost: 'scriptInAll', most: 97_000, covers: on('/login') },
  { what: 'script of the dashboard', cost: 'scriptAtOnce', most: 91_000, covers: on('/welcome') },
  {
    what: 'script of the dashboard with the account',
    cost: 'scriptInAll',
    most: 105_000,
    mostInFrench: 106_900,
    covers: on('/welcome'),
  },
  {
    what: 'script of one further screen of sign-in',
    cost: 'scriptOfLargestScreen',
    most: 7_490,
    mostInFrench: 8_210,
    covers: on('/login'),
  },
  {
    // To add a device: the password, a code, the name and the key.
    what: 'script of one further screen of the dashboard',
    cost: 'scriptOfLargestScreen',
    most: 9_860,
    mostInFrench: 10_840,
    covers: on('/welcome'),
  },
  { what: 'fonts', cost: 'fonts', most: 28_500, covers: everywhere },
]

/** A budget for some pages of one language or of both. */
type Limit = Omit<Budget, 'mostInFrench'>

const isFrench = (address: string): boolean => englishAddressOf(address) !== undefined

/** The budgets as limits: a French page has that of the English one, unless its own is larger. */
export const pageLimits: readonly Limit[] = pageBudgets.flatMap(({ what, cost, most, mostInFrench, covers }) => {
  const isCovered = (address: string) => covers(englishAddressOf(address) ?? address)
  if (mostInFrench === undefined) return [{ what, cost, most, covers: isCovered }]
  return [
    { what, cost, most, covers },
    { what: `${what}, in French`, cost, most: mostInFrench, covers: (other) => isFrench(other) && isCovered(other) },
  ]
})

/** Limits of the whole site. */
export const siteBudgets = { fontFiles: 3, fontBytes: 28_500 } as const
