import type { Moment, Phase } from '#content/day/format.ts'
import type * as english from '#content/en/pages/real-time/moments.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { feminine, plural } from '#content/fr/grammar.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { cardinal, decimal, duration } from '#content/fr/print.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const events = (stop: string, alert: string): Record<Phase, string> => ({
  before: stop,
  waits: stop,
  alert,
  after: stop,
  ends: 'fin de la journée',
})

const short = dayWord('day.short.place')

const rules: Record<Phase, (moment: Moment) => string> = {
  before: ({ place }) => `S${place} est hors du périmètre, et aucune règle d’alerte ne s’applique.`,
  waits: () =>
    `L’appareil est dans le périmètre depuis ${dayWord('cop.enters')}, moins longtemps que la règle ne l’exige. Pas encore d’alerte.`,
  alert: () =>
    `L’appareil est à l’arrêt dans le périmètre depuis ${dayWord('day.T')} minutes : l’alerte part pendant que l’arrêt à ${short} dure encore.`,
  after: ({ sinceStop }) =>
    `L’arrêt à ${short} a pris fin il y a ${duration(sinceStop)}. Un rapport produit après coup arrive trop tard pour qu’on puisse agir.`,
  ends: () =>
    `Le résumé quotidien est fait à minuit. Sans ${short}, l’entropie serait de ${dayWord('day.entropy.without')} bits, une différence qui passe facilement inaperçue.`,
}

/** Words of the day that is moved through, moment by moment. */
export const momentWords = typeset({
  title: 'Parcourez la journée',
  text: 'Choisissez une heure, ou utilisez les touches fléchées. La carte, le dessin et le texte ne montrent que ce qu’on savait alors. L’entropie, en bits, est élevée si le temps se partage également entre bien des lieux.',
  /** The same day on home. */
  brief: {
    title: 'Une journée, arrêt par arrêt',
    text: `Lancez l’animation, ou choisissez une heure. Chaque déplacement s’affiche à l’heure où il a lieu, et chaque lieu visité devient une pierre. La pierre en couleur est un court arrêt dans une zone surveillée, de ${dayWord('day.short.arrive')} à ${dayWord('day.short.leave')}. L’alerte part à ${dayWord('day.short.alert')}, avant la fin de l’arrêt.`,
    event: ({ phase, place }: Moment) => events(`s’arrête au lieu ${place}`, `alerte au lieu ${place}`)[phase],
  },
  legend: 'Heure de la journée',
  film: {
    play: (seconds: number) => `Faire défiler la journée en ${seconds} secondes`,
    pause: 'Pause',
    stop: 'Arrêter',
    trips: 'La carte, où les déplacements de la journée se tracent l’un après l’autre.',
    stones: 'Un cairn qui gagne une pierre à chaque nouveau lieu.',
  },
  link: { label: 'La même journée en données', href: '/data' },
  event: ({ phase, place }: Moment) => events(`s’arrête, S${place}`, `alerte, S${place}`)[phase],
  reading: (moment: Moment) => {
    const { phase, rest, rested, entropy } = moment
    const places = `${cardinal(rested)} ${plural(rested, 'lieu', 'lieux')}`
    const sum = `À l’arrêt ${duration(rest)}, en ${places} : ${decimal(entropy, 2)} ${plural(Math.round(entropy * 100) / 100, 'bit', 'bits')}.`
    return [rest === 0 ? 'On ne sait encore rien.' : sum, rules[phase](moment)]
  },
  map: ({ place, trips }: Moment) =>
    `La carte, avec ${trips === 0 ? 'aucun' : cardinal(trips)} ${plural(trips, 'déplacement fait', 'déplacements faits')} jusqu’ici et un cercle à S${place}.`,
  cairn: ({ visited }: Moment) =>
    `Un cairn de ${dayWord('day.places.word')} pierres, dont ${feminine(cardinal(visited))} ${plural(visited, 'posée', 'posées')}.`,
} as const satisfies InLanguage<typeof english.momentWords>)
