import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'

/** Ends of the half hour around the short stop, in minutes after midnight: 15:00 and 15:30. */
const from = 900
const to = 930

/** One thing that happened around the short stop. */
export interface StopEvent {
  readonly kind: 'leaves-before' | 'enters' | 'stops' | 'alert' | 'leaves-after'
  /** Whole minutes after midnight. */
  readonly minutes: number
  /** Place on the line of the half hour, in percent of its length. */
  readonly place: number
}

const placeOf = (minutes: number): number => Number((((minutes - from) / (to - from)) * 100).toFixed(2))

/** The events of the half hour, in order of time. */
export function halfHour(): readonly StopEvent[] {
  const { stays, short, enters } = day()
  const at = stays.findIndex((stay) => stay.place === short.id)
  const [before, stop] = [item(stays, at - 1), item(stays, at)]
  const events = [
    ['leaves-before', before.leave],
    ['enters', Math.floor(enters)],
    ['stops', stop.arrive],
    ['alert', stop.arrive + stayParameters.duration],
    ['leaves-after', stop.leave],
  ] as const
  return events.map(([kind, minutes]) => ({ kind, minutes, place: placeOf(minutes) }))
}
