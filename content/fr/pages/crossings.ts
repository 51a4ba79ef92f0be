import type * as english from '#content/en/pages/crossings.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const columns = ['day', 'from', 'hour', 'quarter', 'factor'] as const
const cells = (bridge: string, key: 'a' | 'b' | 'c' | 'all') => [
  bridge,
  ...columns.map((column) => dayWord(`bridge.${key}.${column}`)),
]

/** The transit planner's reading of the day: its three bridges, by the quarter hour. */
export const crossings = {
  title: 'Trois ponts, au quart d’heure',
  text: `Le pont\u00a0B porte ${dayWord('bridge.b.day')} passages, environ ${dayWord('bridge.b.perHour.word')} à l’heure. À ${dayWord('bridge.b.quarter.from')}, il en porte ${dayWord('bridge.b.quarter.word')} en quinze minutes, un débit de ${dayWord('bridge.b.rate')}. Un comptage quotidien ne montre pas cette pointe.`,
  note: `Facteur d’heure de pointe\u00a0: le comptage de l’heure, divisé par quatre fois celui de son quart d’heure le plus chargé. 1,00 est une heure régulière; plus bas, la pointe est plus vive. Ces comptages sont trop petits pour planifier\u00a0: même à quarts d’heure égaux, le hasard seul donnerait une pointe aussi haute que celle de\u00a0B dans ${dayWord('bridge.b.chance.share')}\u00a0% des cas.`,
  caption: `La pointe du matin à chaque pont. Données synthétiques, graine ${dayWord('day.seed')}.`,
  scrolls: 'Passages par quart d’heure; défile latéralement sur un petit écran',
  columns: ['Pont', 'Jour', 'Pointe dès', 'Heure', '15\u00a0min de pointe', 'Facteur'],
  // A daily count would not show the peak of bridge B.
  rows: [{ cells: cells('A', 'a') }, { cells: cells('B', 'b'), hot: true }, { cells: cells('C', 'c') }],
  sum: { cells: cells('Tous', 'all') },
} as const satisfies InLanguage<typeof english.crossings>
