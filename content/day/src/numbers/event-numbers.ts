/*
 * Numbers that sentences of the site quote on the concert counted every five minutes, by n('event.…'); numbers.ts joins all,
 * and `npm run results -w content/day` writes them to results/numbers.json.
 */

import { teamsFor } from '#day/experiments/district-counts.ts'
import { carries, eventCrowd, gates, limits, otherPanels, visitors, young } from '#day/experiments/event-crowd.ts'
import { item } from '#day/item.ts'
import { cardinal, clockTime, decimal, whole } from '#day/numbers/printed.ts'

/** Numbers of the evening event, its counts and its alerts. */
export function eventNumbers() {
  const { atPeak, hourly } = eventCrowd()
  const others = otherPanels()
  const percent = (share: number, decimals = 0) => decimal(Math.abs(share) * 100, decimals, '%')
  const [lower, higher] = others.gates.alerts.map(({ minutes: range }) => range)
  return {
    'event.visitors': whole(visitors.count),
    'event.visitors.share': percent(carries.visitor),
    'event.young.share': percent(carries.young),
    'event.old.share': percent(carries.old),
    'event.there.share': percent(young.there),
    'event.elsewhere.share': percent(young.elsewhere),
    'event.at': clockTime(atPeak.time),
    /** Teams of stewards by the rule of the sample, for the upper end of the interval with the gates. */
    'event.teams.word': cardinal(teamsFor(atPeak.estimates.gates.most)),
    'event.gates.from': clockTime(gates.from),
    'event.gates.half': clockTime(gates.halfHour),
    'event.limit.lower': whole(item(limits, 0)),
    'event.limit.higher': whole(item(limits, 1)),
    'event.panels': whole(others.trials),
    /** Medians of the other panels: percent by which the residents alone are off, without weights and with them. */
    'event.residents.alike.share': percent(others.residents.alike.median),
    'event.residents.age.share': percent(others.residents.age.median),
    /** The same of the whole crowd. */
    'event.age.off.share': percent(others.age.off.median),
    'event.half.off.share': percent(others.halfHour.off.median),
    'event.gates.off.share': percent(others.gates.off.median, 1),
    'event.gates.inside.share': percent(others.gates.inside),
    'event.age.came': whole(item(others.age.alerts, 1).came),
    'event.hourly.lower.minutes': whole(hourly[0] ?? Number.NaN, 'min'),
    'event.hourly.higher.minutes': whole(hourly[1] ?? Number.NaN, 'min'),
    /** The middle 90 percent of the other panels, by the gates: minutes before and after the truth. */
    'event.others.early.minutes': whole(
      Math.abs(Math.min(lower?.least ?? Number.NaN, higher?.least ?? Number.NaN)),
      'min',
    ),
    'event.others.late.minutes': whole(Math.max(lower?.most ?? Number.NaN, higher?.most ?? Number.NaN), 'min'),
  }
}
