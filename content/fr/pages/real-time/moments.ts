import type { Moment, Phase } from '#content/day/readings/moments.ts'
import type * as english from '#content/en/pages/real-time/moments.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { feminine, plural } from '#content/fr/grammar.ts'
import { cardinal, decimal, duration } from '#content/fr/print.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const events: Record<Phase, (place: string) => string> = {
  before: (place) => `s’arrête, ${place}`,
  waits: (place) => `s’arrête, ${place}`,
  alert: (place) => `alerte, ${place}`,
  after: (place) => `s’arrête, ${place}`,
  ends: () => 'fin de la journée',
}

const short = dayWord('day.short.place')

const rules: Record<Phase, (moment: Moment) => string> = {
  before: ({ place }) => `S${place} est hors du périmètre, et aucune règle ne s’y intéresse.`,
  waits: () => `Dans le périmètre depuis ${dayWord('cop.enters')}\u00a0: la règle attend.`,
  alert: () =>
    `${dayWord('day.T')}\u00a0minutes au repos dans le périmètre\u00a0: la règle se déclenche, et l’arrêt à ${short} dure encore.`,
  after: ({ sinceStop }) => `L’arrêt à ${short} a pris fin il y a ${duration(sinceStop)}; un rapport commencerait ici.`,
  ends: () =>
    `Minuit, l’heure du résumé. Sans ${short}, son entropie est de ${dayWord('day.entropy.without')}\u00a0bits.`,
}

/** Words of the day that is moved through, moment by moment. */
export const momentWords = {
  note: 'À la main',
  title: 'Parcourez la journée.',
  text: 'Choisissez une heure; au clavier, les flèches mènent de l’une à l’autre. Carte, cairn et lecture montrent ce que l’on savait alors, et rien d’ultérieur. Les chiffres sont ceux des données.',
  legend: 'Heure de la journée',
  link: { label: 'La même journée en données', href: '/data' },
  event: ({ phase, place }: Moment) => events[phase](`S${place}`),
  reading: (moment: Moment) => {
    const { phase, rest, rested, entropy } = moment
    const places = `${cardinal(rested)} ${plural(rested, 'lieu', 'lieux')}`
    const sum = `Au repos ${duration(rest)}, en ${places}\u00a0: ${decimal(entropy, 2)}\u00a0${plural(Math.round(entropy * 100) / 100, 'bit', 'bits')}.`
    return [rest === 0 ? 'On ne sait encore rien.' : sum, rules[phase](moment)]
  },
  map: ({ place, trips }: Moment) =>
    `Le feuillet avec ${trips === 0 ? 'aucun' : cardinal(trips)} ${plural(trips, 'déplacement', 'déplacements')} au tracé, et un cercle à S${place}.`,
  cairn: ({ visited }: Moment) =>
    `Un cairn de ${dayWord('day.places.word')} pierres, dont ${feminine(cardinal(visited))} ${plural(visited, 'posée', 'posées')}.`,
} as const satisfies InLanguage<typeof english.momentWords>
