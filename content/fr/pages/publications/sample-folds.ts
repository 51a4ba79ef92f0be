import type * as english from '#content/en/pages/publications/sample-folds.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Open, on a phone, what a section of a sample has below its text. */
export const sampleFolds = typeset({
  table: 'Afficher le tableau',
  tables: 'Afficher les tableaux',
  list: 'Afficher les détails',
} satisfies InLanguage<typeof english.sampleFolds>)
