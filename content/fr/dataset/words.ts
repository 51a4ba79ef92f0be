import type * as english from '#content/en/dataset/words.ts'
import type { dataset } from '#content/facts/dataset.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Words that go with the dataset wherever it is named: in its files, in feeds, for search engines. */
export const datasetWords = typeset({
  title: 'Une journée synthétique',
  description: `Données GPS synthétiques et ouvertes : une journée de ${dayWord('day.fixes')} positions, générée à partir de la graine ${dayWord('day.seed')}, avec ce que les figures du site en calculent : ${dayWord('day.stays')} séjours, ${dayWord('day.trips')} déplacements, ${dayWord('day.places')} lieux, les événements d’un périmètre virtuel et les observations radio d’un terrain.`,
  keywords: [
    'positions GPS',
    'points de séjour',
    'déplacements',
    'périmètre virtuel',
    'affaiblissement de propagation',
    'données synthétiques',
  ],
  source: `Une simulation, graine aléatoire ${dayWord('day.seed')}; aucune personne, aucun appareil ni lieu réels`,
  /** How to cite the dataset. */
  citation: (author: string, { version, published, licence }: typeof dataset, address: string) =>
    `${author}, Une journée synthétique, version ${version}, ${published.slice(0, 4)}, ${address} (${licence.id})`,
  licence: (author: string, { version, licence }: typeof dataset, citation: string) =>
    `Une journée synthétique, version ${version}
par ${author}

Licence : ${licence.name} (${licence.id})
${licence.address}

Vous pouvez copier, modifier et publier les fichiers de ce dossier, à toute fin, si
vous nommez ${author} et dites ce que vous avez changé. Le texte complet de la licence se
trouve à l’adresse ci-dessus.

À citer ainsi : ${citation}

Les données sont synthétiques : aucune personne réelle n’a été suivie. Les coordonnées sont
en pleine mer, à 0 degré nord et 0 degré est, et ne correspondent à aucune adresse réelle.
`,
} as const satisfies InLanguage<typeof english.datasetWords>)
