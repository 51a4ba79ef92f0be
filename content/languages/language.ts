/* What the site has to know of a language: its tag, its folder of words, its addresses. */

import type { frenchAddresses } from '#content/addresses.ts'

type Pair = typeof frenchAddresses

/** A page's address in English or in French. */
type Either<Page extends keyof Pair> = Page | Pair[Page]

/** Settings of a language. `#language` is that of the build (package.json, `imports`). */
export interface Language {
  /** IETF tag (BCP 47). */
  readonly tag: 'en-CA' | 'fr-CA'
  /** Its own name for itself, the label of the link to its pages. */
  readonly name: string
  /** Folder of its words, from the root of the project. */
  readonly folder: 'content/en' | 'content/fr'
  /** Prefix of the addresses of its pages and files. */
  readonly prefix: '' | '/fr'
  /** Addresses that scripts need, listed here because the table of all addresses would be a tenth of a script. */
  readonly paths: {
    readonly home: Either<'/'>
    readonly signIn: Either<'/login'>
    readonly dashboard: Either<'/welcome'>
    readonly contact: Either<'/contact'>
  }
}
