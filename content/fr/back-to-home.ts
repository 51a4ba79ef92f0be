import type * as english from '#content/en/back-to-home.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** The one link back to the home page, in headers and above titles. */
export const backToHome = typeset({ label: 'Retour à l’accueil', href: '/' } as const satisfies InLanguage<
  typeof english.backToHome
>)
