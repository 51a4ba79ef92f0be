import type * as english from '#content/en/pages/crossings.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const columns = ['day', 'from', 'hour', 'quarter', 'factor'] as const
const cells = (bridge: string, key: 'a' | 'b' | 'c' | 'all') => [
  bridge,
  ...columns.map((column) => dayWord(`bridge.${key}.${column}`)),
]

/** The transit planner's reading of the day: its three bridges, by the quarter hour. */
export const crossings = typeset({
  title: 'Trois ponts, au quart d’heure',
  text: `On compte ${dayWord('bridge.b.day')} passages par jour sur le pont B, soit environ ${dayWord('bridge.b.perHour.word')} à l’heure. Dans le quart d’heure qui commence à ${dayWord('bridge.b.quarter.from')}, on en compte ${dayWord('bridge.b.quarter.word')}, ce qui correspond à ${dayWord('bridge.b.rate')} à l’heure. Un comptage quotidien ne montre pas cette pointe.`,
  note: 'La dernière colonne du tableau ci-dessous est le facteur d’heure de pointe défini plus haut. Ne réglez pas un feu d’après un seul jour : avec si peu de passages, le hasard crée à lui seul une telle pointe la plupart des jours. Nous calculons le facteur sur de nombreux jours.',
  caption: `La pointe du matin à chaque pont. Données synthétiques, graine ${dayWord('day.seed')}.`,
  scrolls: 'Passages par quart d’heure; défile latéralement sur un petit écran',
  columns: ['Pont', 'Jour', 'Pointe dès', 'Heure', '15 min de pointe', 'Facteur'],
  // A daily count would not show the peak of bridge B.
  rows: [{ cells: cells('A', 'a') }, { cells: cells('B', 'b'), hot: true }, { cells: cells('C', 'c') }],
  sum: { cells: cells('Tous', 'all') },
} as const satisfies InLanguage<typeof english.crossings>)
