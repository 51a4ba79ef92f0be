import { frenchAddresses, type PairedAddress } from '#content/addresses.ts'
import { language } from '#language'
import { language as english } from './english.ts'
import { language as french } from './french.ts'
import type { Language } from './language.ts'

/** Option of Node under which `#words/` and `#language` are French (package.json, `imports`). */
export const frenchCondition = '--conditions=french'

/** The languages of the site by the name of their folder. English comes first: its addresses name every page. */
export const languages = { en: english, fr: french } as const satisfies Record<string, Language>

/** A language by the name of its folder, as front matter writes it. */
export type LanguageName = keyof typeof languages

/** The language of this build. */
export const ownCode: LanguageName = language.prefix === '' ? 'en' : 'fr'

/** The language that this build does not contain. */
export const otherCode: LanguageName = ownCode === 'en' ? 'fr' : 'en'

/** The addresses of a page with a fixed one, in every language. */
export const addressesOf = (named: PairedAddress): readonly string[] => [named, frenchAddresses[named]]

/** The address of a page with a fixed one, in a language. */
export const addressFor = (name: LanguageName, named: PairedAddress): string =>
  name === 'fr' ? frenchAddresses[named] : named

/** The address of a page with a fixed one, in the language of this build. */
export const ownAddress = (named: PairedAddress): string => addressFor(ownCode, named)
