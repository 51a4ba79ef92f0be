import { tensorShape } from '#content/day/counts/count-tensor.ts'
import { chanceOfFullQuarter } from '#content/day/counts/even-quarters.ts'
import { day, pictureHour } from '#content/day/day.ts'
import { copresence } from '#content/day/graph/copresence.ts'
import { distance } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { plot, transmitter } from '#content/day/radio/trilateration.ts'
import type { Print } from './print.ts'

/** Numbers of the other figures: graph, tensor, radio fix, common picture, bridges. */
export function aggregateWords({ cardinal, clockTime, decimal, whole }: Print) {
  const metresOnPlot = (units: number) => decimal(units / plot.unitsPerMetre, 0)
  const { network, noon, entities, picture, radioFix, rangings, enters, peaks, peakOfAll } = day()
  const broker = item(network.nodes, network.broker)
  const byDegree = network.nodes.toSorted((a, b) => b.degree - a.degree)
  const more = byDegree.filter((node) => node.degree > broker.degree).length
  const level = byDegree.filter((node) => node.degree === broker.degree).length - 1
  const { columns, rows, hours } = tensorShape
  const [west, middle, east] = [item(peaks, 0), item(peaks, 1), item(peaks, 2)]
  return {
    'graph.entities': whole(network.nodes.filter((node) => node.degree > 0).length),
    'graph.days': whole(copresence.days),
    'graph.least.word': cardinal(copresence.leastDays),
    'graph.ties': whole(network.ties.length),
    'graph.broker.ties': whole(broker.degree),
    'graph.broker.ties.word': cardinal(broker.degree),
    'graph.broker.betweenness': whole(broker.betweenness),
    'graph.second.betweenness': whole(network.second),
    'graph.most.ties': whole(item(byDegree, 0).degree),
    /** How many entities have more ties than the broker, and how many others as many. */
    'graph.busier': whole(more),
    'graph.busier.word': cardinal(more),
    'graph.level.word': cardinal(level),
    'tensor.columns': whole(columns),
    'tensor.rows': whole(rows),
    'tensor.hours': whole(hours),
    'tensor.values': whole(columns * rows * hours),
    'tensor.entities': whole(entities.length),
    'tensor.noon.cells.word': cardinal(noon.cells),
    'tensor.noon.share': decimal(noon.share * 100, 0),
    'fix.width': metresOnPlot(plot.width),
    'fix.height': metresOnPlot(plot.height),
    'fix.anchors': whole(rangings.length),
    'fix.anchors.word': cardinal(rangings.length),
    'fix.strongest': decimal(Math.max(...rangings.map((ranging) => ranging.dBm)), 0),
    'fix.weakest': decimal(Math.min(...rangings.map((ranging) => ranging.dBm)), 0),
    'fix.major': metresOnPlot(radioFix.ellipse.major * 2),
    'fix.minor': metresOnPlot(radioFix.ellipse.minor * 2),
    'fix.error': decimal(distance(radioFix, transmitter) / plot.unitsPerMetre, 1),
    'cop.entities': whole(entities.length),
    'cop.moving': whole(picture.moving.length),
    'cop.still': whole(picture.still.length),
    'cop.time': clockTime(Math.round(pictureHour * 60)),
    'cop.enters': clockTime(enters),
    'bridge.a.day': whole(west.day),
    'bridge.a.from': clockTime(west.from),
    'bridge.a.hour': whole(west.hour),
    'bridge.a.quarter': whole(west.quarter),
    'bridge.a.factor': decimal(west.factor, 2),
    'bridge.b.day': whole(middle.day),
    'bridge.b.perHour.word': cardinal(Math.round(middle.day / 24)),
    'bridge.b.from': clockTime(middle.from),
    'bridge.b.hour': whole(middle.hour),
    'bridge.b.quarter': whole(middle.quarter),
    'bridge.b.quarter.word': cardinal(middle.quarter),
    'bridge.b.quarter.from': clockTime(middle.quarterFrom),
    'bridge.b.rate': whole(middle.quarter * 4),
    'bridge.b.factor': decimal(middle.factor, 2),
    /** Percent of draws in which chance alone fills one quarter as much. */
    'bridge.b.chance.share': whole(chanceOfFullQuarter(middle.hour, middle.quarter) * 100),
    'bridge.c.day': whole(east.day),
    'bridge.c.from': clockTime(east.from),
    'bridge.c.hour': whole(east.hour),
    'bridge.c.quarter': whole(east.quarter),
    'bridge.c.factor': decimal(east.factor, 2),
    'bridge.all.day': whole(peakOfAll.day),
    'bridge.all.from': clockTime(peakOfAll.from),
    'bridge.all.hour': whole(peakOfAll.hour),
    'bridge.all.quarter': whole(peakOfAll.quarter),
    'bridge.all.factor': decimal(peakOfAll.factor, 2),
  }
}
