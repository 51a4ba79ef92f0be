/*
 * Numbers that the sample report /data/counts quotes on the concert counted every five minutes, on its alerts, on smaller panels
 * and on the trips of the morning, by n('event.…'), n('alerts.…'), n('panel.…') and n('flows.…'); numbers.ts joins all, and
 * `npm run results -w content/day` writes them to results/numbers.json.
 */

import { concert } from '#day/counts/draw-town.ts'
import { beyondGates } from '#day/experiments/beyond-gates.ts'
import { countsBySize } from '#day/experiments/count-panels.ts'
import { published, teamsFor } from '#day/experiments/district-counts.ts'
import { eventAlerts } from '#day/experiments/event-alerts.ts'
import { allDraws, densityLimit, eventCrowd, frontOfStage, limit } from '#day/experiments/event-crowd.ts'
import { evenings, eventForecast, warned } from '#day/experiments/event-forecast.ts'
import { carries, front, gates, visitors, young } from '#day/experiments/event-panels.ts'
import { flowOf, morning, morningFlows } from '#day/experiments/morning-flows.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, clockTime, decimal, whole } from '#day/numbers/printed.ts'

const percent = (share: number, decimals = 0) => decimal(Math.abs(share) * 100, decimals, '%')

/** Numbers of the evening event, its counts and its alerts. */
export function eventNumbers() {
  const { atPeak, hourly, gatesAlone } = eventCrowd()
  const all = allDraws()
  const { across, stay, untilEnd, open } = beyondGates()
  const stage = frontOfStage()
  const alerts = all.gates.alerts.minutes
  return {
    'event.visitors': whole(visitors.count),
    'event.visitors.share': percent(carries.visitor),
    'event.young.share': percent(carries.young),
    'event.old.share': percent(carries.old),
    'event.there.share': percent(young.there),
    'event.elsewhere.share': percent(young.elsewhere),
    'event.at': clockTime(atPeak.time),
    /** People by the counts with the gates, as they are published. */
    'event.people': whole(published(atPeak.estimates.gates).people),
    /** Teams of stewards by the rule of the sample, for the upper end of the interval with the gates. */
    'event.teams.word': cardinal(teamsFor(atPeak.estimates.gates.most)),
    'event.gates.from': clockTime(gates.from),
    'event.gates.half': clockTime(gates.halfHour),
    'event.limit': whole(limit),
    /** Percent by which the gates alone count too few. */
    'event.alone.share': percent(gatesAlone.off),
    'event.draws': whole(all.trials),
    /** Medians of all draws: percent by which the residents alone are off, without weights and with them. */
    'event.residents.alike.share': percent(all.residents.alike.median),
    'event.residents.age.share': percent(all.residents.age.median, 1),
    /** The same for the whole crowd, with weights by age. */
    'event.age.share': percent(all.age.off.median),
    /** The same by gates and devices together. */
    'event.gates.off.share': percent(all.gates.off.median, 1),
    /** Percent of the intervals with the gates that contain the truth: until the end of the concert, and after it. */
    'event.gates.inside.share': percent(all.gates.inside.until),
    'event.gates.after.share': percent(all.gates.inside.after),
    'event.hourly.minutes': whole(hourly ?? Number.NaN, 'min'),
    /** The middle 90 percent of all draws, by the gates: minutes before and after the truth. */
    'event.early.minutes': whole(-(alerts?.least ?? Number.NaN), 'min'),
    'event.late.minutes': whole(alerts?.most ?? Number.NaN, 'min'),
    /** A crowd at a place without gates: when it needs a second team, and the middle 90 percent of alerts, minutes before. */
    'event.open.from': clockTime(open.crossing),
    'event.open.first.minutes': whole(-open.draws.least, 'min'),
    'event.open.last.minutes': whole(-open.draws.most, 'min'),
    ...prefixed('event.front', {
      area: whole(front.area),
      share: percent(front.share),
      density: decimal(stage.people, 1),
      least: decimal(stage.least, 1),
      most: decimal(stage.most, 1),
      truth: decimal(stage.truth, 1),
      'misplaced.share': percent(front.misplaced),
      'inside.share': percent(stage.inside),
      'limit.word': cardinal(densityLimit),
    }),
    ...prefixed('event.leaves.first', leaving(concert.to)),
    ...prefixed('event.leaves.last', leaving(concert.to + 30)),
    'event.stay.minutes': whole(stay.counted, 'min'),
    'event.stay.truth': whole(stay.truth, 'min'),
    'event.end.share': percent(untilEnd.counted),
    'event.end.truth': percent(untilEnd.truth),
    'event.across.share': percent(across.people),
    'event.across.least': percent(across.least),
    'event.across.most': percent(across.most),
    'event.across.truth': percent(across.truth),
  }
}

/** People while the crowd leaves, counted with the gates as they are published, and in truth. */
function leaving(at: number) {
  const { truth, estimates } = item(
    eventCrowd().counts.filter(({ time }) => time === at),
    0,
  )
  const { people, least, most } = published(estimates.gates)
  return {
    at: clockTime(at),
    people: whole(people),
    least: whole(least),
    most: whole(most),
    truth: whole(truth),
  }
}

/** Shares by the minutes ahead. Keys end in the unit, by which a test knows the figures of a table. */
const byLead = (shares: readonly (readonly [lead: number, share: number])[]) =>
  Object.fromEntries(shares.map(([lead, share]) => [`${lead}.share`, percent(share)]))

/** Numbers of the forecast of the evening event, and of warnings from it. */
export function aheadNumbers() {
  const { at, now, rows, warnings } = eventForecast()
  const { crossing } = eventCrowd()
  const rule = <Key extends string>(key: Key, { inTime, early, wrong }: typeof warnings.middle) =>
    prefixed(`ahead.${key}`, {
      'in.time': whole(inTime),
      'least.minutes': whole(early.least, 'min'),
      'early.minutes': whole(early.median, 'min'),
      'most.minutes': whole(early.most, 'min'),
      wrong: whole(wrong),
    })
  const halfHour = item(
    rows.filter(({ lead }) => lead === warned),
    0,
  )
  return {
    'ahead.at': clockTime(at),
    'ahead.now': whole(published(now.estimate).people),
    'ahead.crossing': clockTime(crossing),
    'ahead.before.minutes': whole(crossing - at, 'min'),
    'ahead.lead.minutes': whole(warned, 'min'),
    'ahead.learned': whole(evenings.learned),
    'ahead.scored': whole(evenings.scored),
    'ahead.fuller': whole(warnings.middle.fuller),
    'ahead.quiet': whole(warnings.middle.quiet),
    'ahead.unchanged.share': percent(halfHour.unchangedOff),
    /** Shares that the table of the forecast prints, by the minutes ahead. */
    ...prefixed('ahead.off', byLead(rows.map(({ lead, off }) => [lead, off]))),
    ...prefixed('ahead.inside', byLead(rows.map(({ lead, inside }) => [lead, inside]))),
    ...rule('likely', warnings.middle),
    ...rule('sure', warnings.sure),
  }
}

/** Numbers of the counts with smaller panels. */
export function panelNumbers() {
  const all = countsBySize()
  const sizes = all.slice(0, -1)
  const [three, everyDevice] = [item(all, 2), item(all, 3)]
  return prefixed('panel', {
    /** Percent by which a count with gates is off at most, with the devices of so many residents. */
    'gates.three.share': percent(three.gates),
    'gates.all.share': percent(everyDevice.gates),
    'published.most': whole(Math.max(...sizes.map((size) => size.published))),
    'teams.most.word': cardinal(Math.max(...sizes.map(({ teams }) => teams.most))),
  })
}

/** Numbers of the alerts on other evenings, by the place and what it is counted with. */
export function alertNumbers() {
  const { gates, both, open, front } = eventAlerts()
  const of = <Key extends string>(key: Key, { passing, missed, first, last, quiet, wrong }: typeof gates) =>
    prefixed(`alerts.${key}`, {
      passing: whole(passing),
      missed: whole(missed),
      /** Minutes that the table of the alerts prints, whether before the truth or after it. */
      'first.minutes': whole(Math.abs(first), 'min'),
      'last.minutes': whole(Math.abs(last), 'min'),
      quiet: whole(quiet),
      wrong: whole(wrong),
    })
  return { ...of('gates', gates), ...of('both', both), ...of('open', open), ...of('front', front) }
}

/** Parts of the town, as `morningFlows` numbers them. */
const southWest = 3
const southCentre = 4

/** Numbers of the trips of a morning between parts of the town. */
export function flowNumbers() {
  const { people, least, most } = flowOf(southWest, southCentre).estimate
  const flows = morningFlows()
  return prefixed('flows', {
    from: clockTime(morning.from),
    to: clockTime(morning.to),
    people: whole(people),
    least: whole(least),
    most: whole(most),
    stay: whole(flowOf(southWest, southWest).estimate.people),
    count: whole(flows.length),
    'withheld.word': cardinal(flows.filter(({ isWithheld }) => isWithheld).length),
  })
}
