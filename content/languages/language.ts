import type { frenchAddresses } from '#content/addresses.ts'

type Pair = typeof frenchAddresses

/** A page's address in English or in French. */
type Either<Page extends keyof Pair> = Page | Pair[Page]

/** What code needs to know of a language: `#language` is that of the build (package.json, `imports`). */
export interface Language {
  /** IETF tag (BCP 47). */
  readonly tag: 'en-CA' | 'fr-CA'
  /** Its name in itself, as the link to its pages says it. */
  readonly name: string
  /** Folder of its words, from the root of the project. */
  readonly folder: 'content/en' | 'content/fr'
  /** What stands before the addresses of its pages and of the files that it alone has. */
  readonly prefix: '' | '/fr'
  /** Addresses that scripts lead to, written out: the table of all would be a tenth of a script. */
  readonly paths: {
    readonly home: Either<'/'>
    readonly signIn: Either<'/login'>
    readonly dashboard: Either<'/welcome'>
    readonly contact: Either<'/contact'>
  }
}
