import type * as english from '#content/en/dataset/record.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Words of the sample record and of its schema. */
export const recordWords = typeset({
  title: 'Enregistrement d’une journée synthétique',
  schemaTitle: 'Enregistrement d’une journée',
  status: 'Exemple synthétique : aucune personne réelle n’a été suivie',
  seed: 'Graine de la journée synthétique',
  limitsMeaning: 'Ce que l’enregistrement ne dit pas',
  limits: [
    `Nous avons réglé le filtre et le détecteur sur cette journée : qu’ils y trouvent les ${dayWord('day.stays')} arrêts ne mesure pas leur qualité. L’article « Du capteur au signal » les met à l’essai sur d’autres journées.`,
    'L’enregistrement décrit les arrêts d’un appareil. Il ne dit pas si une personne se trouvait avec l’appareil.',
    'Cet exemple omet les modes de déplacement et les points d’intérêt, que le service livre.',
  ],
} as const satisfies InLanguage<typeof english.recordWords>)
