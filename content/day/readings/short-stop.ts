import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'

/** The shortest stop of the day, the amber stone, in numbers to compute with. */
export function shortStop(): { minutes: number; envelopeMetres: number; minutesAfterAlert: number } {
  const { short, stays } = day()
  const stay = item(
    stays,
    stays.findIndex(({ place }) => place === short.id),
  )
  return {
    minutes: short.minutes,
    envelopeMetres: stay.envelope,
    /** From the alert, which waits as long as a stay must last, to the departure. */
    minutesAfterAlert: short.minutes - stayParameters.duration,
  }
}
