import type * as english from '#content/en/dataset/record.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Words of the sample record and of its schema. */
export const recordWords = {
  title: 'Relevé d’une journée synthétique',
  schemaTitle: 'Relevé d’une journée',
  status: 'Un exemple\u00a0: personne n’a été suivi',
  seed: 'Graine de la journée synthétique',
  limitsMeaning: 'Ce que le relevé ne dit pas',
  limits: [
    `Filtre et détecteur ont été réglés sur cette journée\u00a0: trouver les ${dayWord('day.stays')} séjours ne mesure ni l’un ni l’autre.`,
    'Un séjour est celui d’un appareil. Qu’une personne y ait été est une inférence distincte, que ce relevé ne fait pas.',
    'Les modes de déplacement et les points d’intérêt ne sont pas inférés ici.',
  ],
} as const satisfies InLanguage<typeof english.recordWords>
