import type { Moment, Phase } from '#content/day/format.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { cardinal, decimal, duration } from '#content/en/print.ts'

const count = (value: number, noun: string) => `${cardinal(value)} ${noun}${value === 1 ? '' : 's'}`

/** What happens at a moment, where a stop and an alert are written in these words. */
const events = (stop: string, alert: string): Record<Phase, string> => ({
  before: stop,
  waits: stop,
  alert,
  after: stop,
  ends: 'the day ends',
})

const short = dayWord('day.short.place')

const rules: Record<Phase, (moment: Moment) => string> = {
  before: ({ place }) => `S${place} lies outside the geofence, and no alert rule applies.`,
  waits: () => `Inside the geofence since ${dayWord('cop.enters')}, for less than the rule’s time. No alert yet.`,
  alert: () =>
    `${dayWord('day.T')} minutes at rest inside the geofence. The alert is sent while the stop at ${short} goes on.`,
  after: ({ sinceStop }) =>
    `The stop at ${short} ended ${duration(sinceStop)} ago. A report after the fact comes too late to act.`,
  ends: () =>
    `The daily summary is made at midnight. Without ${short} the entropy would be ${dayWord('day.entropy.without')} bits, a difference that is easy to miss.`,
}

/** Words of the day that is moved through, moment by moment. */
export const momentWords = typeset({
  title: 'Step through the day',
  text: 'Choose a time, or use the arrow keys. The map, the drawing and the text show only what was known at that moment. Entropy, in bits, is high when the time is spread evenly over many places.',
  /** The same day on home. */
  brief: {
    title: 'One day, stop by stop',
    text: `Play the day, or choose a time. Each trip is drawn as it is made, and each place visited becomes a stone. The highlighted stone is a short stop in a monitored area, from ${dayWord('day.short.arrive')} to ${dayWord('day.short.leave')}. The alert is sent at ${dayWord('day.short.alert')}, before it ends.`,
    /** No drawing of home has the numbers of places. */
    event: ({ phase, place }: Moment) => events(`stops at place ${place}`, `alert at place ${place}`)[phase],
  },
  legend: 'Time of the day',
  film: {
    play: (seconds: number) => `Play the day in ${seconds} seconds`,
    pause: 'Pause',
    stop: 'Stop',
    trips: 'The map, on which the trips of the day are drawn one after another.',
    stones: 'A cairn that grows by one stone at each new place.',
  },
  link: { label: 'The same day as data', href: '/data' },
  event: ({ phase, place }: Moment) => events(`stops, S${place}`, `alert, S${place}`)[phase],
  reading: (moment: Moment) => {
    const { phase, rest, rested, entropy } = moment
    const sum = `At rest ${duration(rest)}, at ${count(rested, 'place')}: ${decimal(entropy, 2)} bits.`
    return [rest === 0 ? 'Nothing is known yet.' : sum, rules[phase](moment)]
  },
  map: ({ place, trips }: Moment) => `The map with ${count(trips, 'trip')} made so far, and a circle at S${place}.`,
  cairn: ({ visited }: Moment) => `A cairn, ${cardinal(visited)} of ${dayWord('day.places.word')} stones laid.`,
} as const)
