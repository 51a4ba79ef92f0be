import { catchment, market } from '#content/day/counts/huff.ts'
import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { journeyWatch } from '#content/day/readings/journey-watch.ts'
import { type Condition, outOfSample } from '#content/day/readings/sample.ts'
import type { Print } from './print.ts'

/** People whom one duty officer watches. */
const travellers = 30

/** Numbers of the worked cases of the article on uses. */
export function deskWords({ decimal, whole }: Print) {
  const { visits, fitted, planned, misled, textbook } = catchment()
  const { days, journeys, halts, watches } = journeyWatch()
  const percent = (share: number) => decimal(share * 100, 1)
  const halted = totalOf('long-halts')
  const watchWords = Object.fromEntries(
    watches.flatMap(({ patience, alarms }) => [
      [`watch.${patience}.alarms`, whole(alarms)],
      [`watch.${patience}.share`, whole((alarms / journeys) * 100)],
      [`watch.${patience}.left`, whole(day().short.minutes - patience)],
      [`watch.${patience}.calls`, whole((alarms / days) * travellers)],
    ]),
  ) as Record<`watch.${(typeof watches)[number]['patience']}.${'alarms' | 'share' | 'left' | 'calls'}`, string>
  return {
    'shop.visits': whole(market.visits),
    'shop.north': whole(item(visits, 0)),
    'shop.middle': whole(item(visits, 1)),
    'shop.corner': whole(item(visits, 2)),
    'shop.exponent': decimal(fitted.exponent, 2),
    'shop.exponent.error': decimal(fitted.error, 2),
    'shop.planned.share': percent(planned.best),
    'shop.planned.least.share': percent(planned.least),
    'shop.planned.most.share': percent(planned.most),
    'shop.steep.share': percent(textbook.steep),
    'shop.flat.share': percent(textbook.flat),
    'shop.staff': whole(market.employees),
    'shop.staff.visits': whole(market.employees * market.shifts),
    'shop.misled.exponent': decimal(misled.exponent, 2),
    'shop.misled.share': percent(misled.planned),
    'halts.false': whole(halted.false),
    'halts.stays': whole(halted.found + halted.false),
    'watch.days': whole(days),
    'watch.journeys': whole(journeys),
    'watch.halts': whole(halts),
    'watch.travellers': whole(travellers),
    ...watchWords,
  }
}

function totalOf(condition: Condition) {
  const row = outOfSample().find((one) => one.condition === condition)
  if (!row) throw new RangeError(`The sample has no condition '${condition}'.`)
  return row.total
}
