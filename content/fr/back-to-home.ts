import type * as english from '#content/en/back-to-home.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** The one link back to the home page, in headers and above titles. */
export const backToHome = { label: 'Retour à l’accueil', href: '/' } as const satisfies InLanguage<
  typeof english.backToHome
>
