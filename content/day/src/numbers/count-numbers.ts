/*
 * Numbers that sentences of the site quote on counts of the simulated day's people: graph, cells, crowds, bridges and
 * forecasts. Articles quote them as {{key}}, other texts by n('key'); numbers.ts joins all, and
 * `npm run results -w content/day` writes them to results/numbers.json.
 */

import { chanceOfFullQuarter } from '#day/counts/bridge-crossings.ts'
import { concert } from '#day/counts/draw-town.ts'
import { method } from '#day/counts/forecast.ts'
import { shareOfFew, tensorShape } from '#day/counts/population.ts'
import { bandWidth } from '#day/counts/usual.ts'
import { day, pictureHour } from '#day/day.ts'
import { bridgeClosure, closure, pastDays } from '#day/experiments/bridge-closure.ts'
import { cellForecast, cellForecasts, days, originHour } from '#day/experiments/cell-forecast.ts'
import {
  cellMetres,
  cellNames,
  coverage,
  type DistrictCount,
  districtCounts,
  hoursOfDay,
  perTeam,
  published,
  rule,
  tableFrom,
  teamErrors,
  teamsFor,
} from '#day/experiments/district-counts.ts'
import { type CallBin, call, type ForecastRecord, forecastRecords } from '#day/experiments/forecast-record.ts'
import { copresence } from '#day/graph/network.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, clockTime, decimal, text, whole } from '#day/numbers/printed.ts'

/** Numbers of the graph of meetings. */
export function graphNumbers() {
  const { network } = day()
  const broker = item(network.nodes, network.broker)
  const level = network.nodes.filter((node) => node.degree === broker.degree).length - 1
  return {
    'graph.entities': whole(network.nodes.filter((node) => node.degree > 0).length),
    'graph.days': whole(copresence.days),
    'graph.least.word': cardinal(copresence.leastDays),
    'graph.ties': whole(network.ties.length),
    'graph.broker.ties': whole(broker.degree),
    'graph.broker.ties.word': cardinal(broker.degree),
    'graph.broker.betweenness': whole(broker.betweenness),
    'graph.second.betweenness': whole(network.second),
    /** How many other entities have as many ties as the broker. */
    'graph.level.word': cardinal(level),
  }
}

/** People whom an area must contain for its count to be served, in the article on security. */
const floor = 10

/** Numbers of the counts by cell and hour. */
export function tensorNumbers() {
  const { noon, tensor, entities } = day()
  const { columns, rows, hours } = tensorShape
  return {
    'tensor.columns': whole(columns),
    'tensor.rows': whole(rows),
    'tensor.hours': whole(hours),
    'tensor.values': whole(columns * rows * hours),
    'tensor.entities': whole(entities.length),
    /** Percent of the cells that contain anybody in an hour, and contain fewer than ten. */
    'tensor.few.share': whole(shareOfFew(tensor, floor) * 100, '%'),
    'tensor.noon.cells.word': cardinal(noon.cells),
    'tensor.noon.share': decimal(noon.share * 100, 0, '%'),
  }
}

/** Numbers of the counts of one district, with their intervals. */
export function crowdNumbers() {
  const { sample, counts, totals, shown, peak, ofPeakPlace, second } = districtCounts()
  const { samples, share } = coverage()
  const few = counts.filter(({ withheld }) => withheld === 'few').length
  const protects = counts.filter(({ withheld }) => withheld === 'protects').length
  const ofPlace = <Name extends string>(name: Name, count: DistrictCount) => {
    const { people, least, most } = published(count.estimate)
    return prefixed(`crowd.${name}`, {
      place: text(item(cellNames, count.cell)),
      at: clockTime(count.hour * 60),
      people: whole(people),
      least: whole(least),
      most: whole(most),
      devices: whole(count.devices.north + count.devices.south),
      'devices.north': whole(count.devices.north),
      'devices.south': whole(count.devices.south),
      truth: whole(count.truth),
      'teams.word': cardinal(teamsFor(most)),
    })
  }
  const unsure = shown.filter((count) => {
    const { least, most } = published(count.estimate)
    return teamsFor(least) !== teamsFor(most)
  })
  const first = item(
    unsure.filter(({ cell }) => cell === second.cell),
    0,
  )
  const mean = ofPeakPlace.reduce((sum, count) => sum + count.estimate.people, 0) / ofPeakPlace.length
  const carriers = sample.devices.north + sample.devices.south
  return {
    'crowd.devices': whole(carriers),
    'crowd.north.stands': decimal(sample.residents.north / sample.devices.north, 1),
    'crowd.south.stands': decimal(sample.residents.south / sample.devices.south, 1),
    'crowd.cell.metres': whole(cellMetres, 'm'),
    'crowd.cells.word': cardinal(cellNames.length),
    'crowd.values': whole(cellNames.length * hoursOfDay),
    'crowd.concert.from': clockTime(concert.from),
    'crowd.concert.to': clockTime(concert.to),
    'crowd.table.from': clockTime(tableFrom * 60),
    'crowd.shown': whole(shown.length),
    'crowd.few': whole(few),
    'crowd.withheld': whole(few + protects),
    'crowd.total': whole(published(item(totals, peak.hour)).people),
    'crowd.protects.word': cardinal(protects),
    'crowd.floor': whole(rule.leastDevices),
    'crowd.round': whole(rule.roundTo),
    ...ofPlace('peak', peak),
    ...ofPlace('second', second),
    ...ofPlace('unsure', first),
    'crowd.unsure.teams.least.word': cardinal(teamsFor(published(first.estimate).least)),
    'crowd.peak.withheld.word': cardinal(
      counts.filter(({ hour, withheld }) => hour === peak.hour && withheld !== undefined).length,
    ),
    'crowd.mean': whole(Math.round(mean / rule.roundTo) * rule.roundTo),
    'crowd.mean.teams.word': cardinal(teamsFor(mean)),
    'crowd.team': whole(perTeam),
    'crowd.change': whole((teamsFor(published(peak.estimate).least) - 1) * perTeam),
    'crowd.trials': whole(samples),
    'crowd.trials.share': whole(share * 100, '%'),
    /** Percent of the cells and hours with more than one team that get too few or too many. */
    'crowd.teams.few.share': decimal(teamErrors().few * 100, 0, '%'),
    'crowd.teams.many.share': decimal(teamErrors().many * 100, 0, '%'),
  }
}

/** Numbers of the map of everyone at one minute. */
export function pictureNumbers() {
  const { entities, picture, enters } = day()
  return {
    'cop.entities': whole(entities.length),
    'cop.moving': whole(picture.moving.length),
    'cop.time': clockTime(Math.round(pictureHour * 60)),
    'cop.enters': clockTime(enters),
  }
}

/** Numbers of the crossings of three bridges. */
export function bridgeNumbers() {
  const { peaks, peakOfAll } = day()
  const [west, middle, east] = [item(peaks, 0), item(peaks, 1), item(peaks, 2)]
  const bridge = <Name extends string>(name: Name, { day: crossings, from, hour, quarter, factor }: typeof peakOfAll) =>
    prefixed(`bridge.${name}`, {
      day: whole(crossings),
      from: clockTime(from),
      hour: whole(hour),
      quarter: whole(quarter),
      factor: decimal(factor, 2),
    })
  return {
    ...bridge('a', west),
    ...bridge('b', middle),
    'bridge.b.perHour.word': cardinal(Math.round(middle.day / 24), '1/h'),
    'bridge.b.quarter.word': cardinal(middle.quarter),
    'bridge.b.quarter.from': clockTime(middle.quarterFrom),
    'bridge.b.rate': whole(middle.quarter * 4, '1/h'),
    /** Percent of draws in which chance alone fills one quarter as much. */
    'bridge.b.chance.share': whole(chanceOfFullQuarter(middle.hour, middle.quarter) * 100, '%'),
    ...bridge('c', east),
    ...bridge('all', peakOfAll),
  }
}

/** Numbers of the day on which the bridges were shut for an hour. */
export function closureNumbers() {
  const { slots, total, usualTotal } = bridgeClosure()
  const unusual = slots.filter(({ isUnusual }) => isUnusual)
  const most = unusual.reduce((one, other) => (other.count > one.count ? other : one))
  return {
    'held.days': whole(pastDays),
    'held.from': clockTime(closure.from * 60),
    'held.to': clockTime(closure.to * 60),
    'held.total': whole(total),
    'held.total.usual': whole(usualTotal.median),
    'held.unusual.word': cardinal(unusual.length),
    'held.most': whole(most.count),
    'held.most.usual': decimal(most.usual.median, 1),
    'held.width': decimal(bandWidth, 1),
  }
}

/** Persons by which a median may differ from the highest without being told apart from it. */
const nearThePeak = 2
/** Customers for each member of staff, in the example rule. */
const perHead = 20

/** What the fan of a forecast shows. */
export function forecastNumbers() {
  const { fan, outside, accuracy } = cellForecast()
  const many = cellForecasts()
  const tomorrow = fan.slice(method.season - originHour, 2 * method.season - originHour)
  const peak = tomorrow.reduce((most, hour) => (hour.p50 > most.p50 ? hour : most))
  const level = tomorrow.flatMap((hour, at) => (hour.p50 > peak.p50 - nearThePeak ? [at] : []))
  /** Between the limits as they are printed, so that a reader who subtracts them agrees. */
  const width = (lead: number) => whole(Math.round(item(fan, lead).p95) - Math.round(item(fan, lead).p5))
  return prefixed('forecast', {
    days: whole(days - 3),
    hours: whole(fan.length),
    inside: whole(fan.length - outside.length),
    outside: cardinal(outside.length),
    /** Percent of hours in which the truth stayed inside. */
    coverage: whole((1 - outside.length / fan.length) * 100, '%'),
    accuracy: whole(accuracy * 100, '%'),
    /** Percent of the hours of many forecasts in which the truth stayed inside. */
    trials: whole(many.trials),
    outer: whole(many.outer * 100, '%'),
    inner: whole(many.inner * 100, '%'),
    widthNow: width(0),
    widthLater: width(method.season),
    peak: whole(peak.p50),
    peakLeast: whole(peak.p5),
    peakMost: whole(peak.p95),
    /** How many hours lie so near the peak that none can be named. */
    peakHours: cardinal(level.length),
    peakFrom: clockTime(item(level, 0) * 60),
    peakTo: clockTime((item(level, -1) + 1) * 60),
    perHead: whole(perHead),
    staff: cardinal(Math.ceil(peak.p50 / perHead)),
    staffMost: cardinal(Math.ceil(peak.p95 / perHead)),
  })
}

/** The scored record of calls about the synthetic cell, early and late in the morning. */
export function recordNumbers() {
  const { early, late } = forecastRecords()
  const bin = <Name extends string>(name: Name, { calls, happened }: CallBin) =>
    prefixed(name, { calls: whole(calls), true: whole(happened) })
  const row = <Hour extends 'early' | 'late'>(hour: Hour, record: ForecastRecord) =>
    prefixed(`record.${hour}`, {
      ...bin('lowest', item(record.bins, 0)),
      ...bin('low', item(record.bins, 1)),
      ...bin('middle', item(record.bins, 2)),
      ...bin('high', item(record.bins, 3)),
      at: clockTime(call[hour] * 60),
      score: decimal(record.score, 4),
      hard: decimal(record.hardScore, 4),
      'skill.share': whole(Math.abs(record.skill) * 100, '%'),
      'worst.share': whole(-record.skillInterval.least * 100, '%'),
      'best.share': whole(record.skillInterval.most * 100, '%'),
    })
  return {
    'record.calls': whole(call.days),
    'record.of': clockTime(call.of * 60),
    'record.happened': whole(early.happened),
    'record.rate': decimal(early.rateScore, 4),
    'record.base.passed': whole(early.rate * call.learning),
    'record.base.days': whole(call.learning),
    ...row('early', early),
    ...row('late', late),
  }
}
