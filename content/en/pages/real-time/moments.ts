import type { Moment, Phase } from '#content/day/readings/moments.ts'
import { dayWord } from '#content/en/day-words.ts'
import { cardinal, decimal, duration } from '#content/en/print.ts'

const count = (value: number, noun: string) => `${cardinal(value)} ${noun}${value === 1 ? '' : 's'}`

const events: Record<Phase, (place: string) => string> = {
  before: (place) => `stops, ${place}`,
  waits: (place) => `stops, ${place}`,
  alert: (place) => `alert, ${place}`,
  after: (place) => `stops, ${place}`,
  ends: () => 'the day ends',
}

const short = dayWord('day.short.place')

const rules: Record<Phase, (moment: Moment) => string> = {
  before: ({ place }) => `S${place} lies outside the fence, and no rule is interested.`,
  waits: () => `Inside the fence since ${dayWord('cop.enters')}: the rule waits.`,
  alert: () => `${dayWord('day.T')} minutes at rest inside the fence: the rule fires, with ${short} still there.`,
  after: ({ sinceStop }) => `The stop at ${short} ended ${duration(sinceStop)} ago; a report would start here.`,
  ends: () =>
    `Midnight, and the summary is due. Without ${short} its entropy is ${dayWord('day.entropy.without')} bits.`,
}

/** Words of the day that is moved through, moment by moment. */
export const momentWords = {
  note: 'By hand',
  title: 'Move through the day.',
  text: 'Choose a time; with the keyboard, arrow keys go from one to the next. Map, cairn and reading show what was known then, and nothing later. The figures are those of the data.',
  legend: 'Time of the day',
  link: { label: 'The same day as data', href: '/data' },
  event: ({ phase, place }: Moment) => events[phase](`S${place}`),
  reading: (moment: Moment) => {
    const { phase, rest, rested, entropy } = moment
    const sum = `At rest ${duration(rest)}, at ${count(rested, 'place')}: ${decimal(entropy, 2)} bits.`
    return [rest === 0 ? 'Nothing is known yet.' : sum, rules[phase](moment)]
  },
  map: ({ place, trips }: Moment) => `The sheet with ${count(trips, 'trip')} behind, and a circle at S${place}.`,
  cairn: ({ visited }: Moment) => `A cairn, ${cardinal(visited)} of ${dayWord('day.places.word')} stones laid.`,
} as const
