import { corridor, type PeakAfterMovedTrips, peakAfterMovedTrips, shareToMove } from '#day/counts/corridor.ts'
import { method } from '#day/counts/forecast.ts'
import { chanceOfFullQuarter, shareOfFew, tensorShape } from '#day/counts/population.ts'
import { day, pictureHour } from '#day/day.ts'
import { cellForecast, days, originHour } from '#day/experiments/cell-forecast.ts'
import { copresence } from '#day/graph/network.ts'
import { distance } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, clockTime, decimal, whole } from '#day/numbers/printed.ts'
import { plot, transmitter } from '#day/radio/trilateration.ts'

/** People whom an area must contain for its count to be served, in the article on security. */
const floor = 10

/** Numbers of the other figures: graph, tensor, radio fix, common picture, bridges. */
export function aggregateNumbers() {
  const metresOnPlot = (units: number) => decimal(units / plot.unitsPerMetre, 0)
  const { network, noon, tensor, entities, picture, radioFix, rangings, enters, peaks, peakOfAll } = day()
  const broker = item(network.nodes, network.broker)
  const level = network.nodes.filter((node) => node.degree === broker.degree).length - 1
  const { columns, rows, hours } = tensorShape
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
    'tensor.columns': whole(columns),
    'tensor.rows': whole(rows),
    'tensor.hours': whole(hours),
    'tensor.values': whole(columns * rows * hours),
    'tensor.entities': whole(entities.length),
    /** Percent of the cells that contain anybody in an hour, and contain fewer than ten. */
    'tensor.few.share': whole(shareOfFew(tensor, floor) * 100),
    'tensor.noon.cells.word': cardinal(noon.cells),
    'tensor.noon.share': decimal(noon.share * 100, 0),
    'fix.width': metresOnPlot(plot.width),
    'fix.height': metresOnPlot(plot.height),
    'fix.anchors.word': cardinal(rangings.length),
    'fix.strongest': decimal(Math.max(...rangings.map((ranging) => ranging.dBm)), 0),
    'fix.weakest': decimal(Math.min(...rangings.map((ranging) => ranging.dBm)), 0),
    'fix.major': metresOnPlot(radioFix.ellipse.major * 2),
    'fix.minor': metresOnPlot(radioFix.ellipse.minor * 2),
    'fix.error': decimal(distance(radioFix, transmitter) / plot.unitsPerMetre, 1),
    'cop.entities': whole(entities.length),
    'cop.moving': whole(picture.moving.length),
    'cop.time': clockTime(Math.round(pictureHour * 60)),
    'cop.enters': clockTime(enters),
    ...bridge('a', west),
    ...bridge('b', middle),
    'bridge.b.perHour.word': cardinal(Math.round(middle.day / 24)),
    'bridge.b.quarter.word': cardinal(middle.quarter),
    'bridge.b.quarter.from': clockTime(middle.quarterFrom),
    'bridge.b.rate': whole(middle.quarter * 4),
    /** Percent of draws in which chance alone fills one quarter as much. */
    'bridge.b.chance.share': whole(chanceOfFullQuarter(middle.hour, middle.quarter) * 100),
    ...bridge('c', east),
    ...bridge('all', peakOfAll),
  }
}

/** The reduction of delay that the company states at most, in percent. */
const stated = 20

/** The share of delay that is left where the peak is lowered by as much. */
const rest = 1 - stated / 100

/** A flow after the peak that leaves hardly any room, in multiples of capacity. */
const fullAfter = 0.95

/** Numbers of the example corridor: its peak as it is, and with some of its trips moved. */
export function peakNumbers() {
  const today = peakAfterMovedTrips(0)
  const byQueue = shareToMove(({ waiting }) => waiting, rest)
  const byFormula = shareToMove(({ delay }) => delay, rest)
  const percent = (share: number, decimals: number) => decimal(share * 100, decimals)
  const against = (peak: PeakAfterMovedTrips, measure: 'delay' | 'waiting') =>
    percent(peak[measure] / today[measure], 0)
  const row = <Key extends string>(key: Key, moved: number) => {
    const peak = peakAfterMovedTrips(moved)
    return prefixed(`peak.${key}`, {
      flow: decimal(peak.flow, 3),
      delay: decimal(peak.delay, 2),
      'delay.share': against(peak, 'delay'),
      wait: decimal(peak.longestWait, 1),
      'waiting.share': against(peak, 'waiting'),
    })
  }
  return {
    'peak.stated': whole(stated),
    'peak.flow': decimal(corridor.peak, 1),
    'peak.after': decimal(corridor.after, 1),
    'peak.travel': decimal(today.travel, 1),
    'peak.outlives': whole(today.outlives),
    /** Percent that one percent of moved trips takes off. */
    'peak.formula.gain': decimal((1 - rest) / byFormula, 1),
    'peak.queue.gain': decimal((1 - rest) / byQueue, 1),
    /** Percent of the peak's trips that fit into an hour after it that is nearly full. */
    'peak.full.after': decimal(fullAfter, 2),
    'peak.full.room': percent((1 - fullAfter) / corridor.peak, 1),
    ...row('none', 0),
    ...row('queue', byQueue),
    ...row('formula', byFormula),
    ...row('tenth', 0.1),
    /** Percent of the peak's trips whose move takes the stated share off, and one trip in how many that is. */
    'peak.queue.moved': percent(byQueue, 1),
    'peak.queue.in': whole(1 / byQueue),
    'peak.formula.moved': percent(byFormula, 1),
    'peak.formula.in': whole(1 / byFormula),
  }
}

/** Persons by which a median may differ from the highest without being told apart from it. */
const nearThePeak = 2
/** Customers for each member of staff, in the example rule. */
const perHead = 20

/** What the fan of a forecast shows. */
export function forecastNumbers() {
  const { fan, outside, accuracy } = cellForecast()
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
    coverage: whole((1 - outside.length / fan.length) * 100),
    accuracy: whole(accuracy * 100),
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
