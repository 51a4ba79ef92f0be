/*
 * Numbers that sentences of the site quote on positions from simulated radio signals. Articles quote them as {{key}}, other
 * texts by n('key'); numbers.ts joins all, and `npm run results -w content/day` writes them to results/numbers.json.
 */

import { day } from '#day/day.ts'
import { calibration, type FixQuality } from '#day/experiments/calibration.ts'
import { distance } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, decimal, whole } from '#day/numbers/printed.ts'
import { mesh, meshPlan } from '#day/radio/ranging-mesh.ts'
import { plot, transmitter } from '#day/radio/trilateration.ts'
import { mean } from '#day/sums.ts'

/** Numbers of the one position from signal strength. */
export function radioFixNumbers() {
  const { radioFix, rangings } = day()
  const metresOnPlot = (units: number) => decimal(units / plot.unitsPerMetre, 0, 'm')
  return {
    'fix.width': metresOnPlot(plot.width),
    'fix.height': metresOnPlot(plot.height),
    'fix.anchors.word': cardinal(rangings.length),
    'fix.strongest': decimal(Math.max(...rangings.map((ranging) => ranging.dBm)), 0, 'dBm'),
    'fix.weakest': decimal(Math.min(...rangings.map((ranging) => ranging.dBm)), 0, 'dBm'),
    'fix.major': metresOnPlot(radioFix.ellipse.major * 2),
    'fix.minor': metresOnPlot(radioFix.ellipse.minor * 2),
    'fix.error': decimal(distance(radioFix, transmitter) / plot.unitsPerMetre, 1, 'm'),
  }
}

/** Numbers of the mesh that finds its own layout. */
export function meshNumbers() {
  const { ranges, errors, found, ambiguous, points } = mesh()
  const { node, mirror, silent } = item(ambiguous, 0)
  return {
    'mesh.nodes.word': cardinal(points.length),
    'mesh.known.word': cardinal(meshPlan.anchors),
    'mesh.found.word': cardinal(found.length),
    'mesh.ranges': whole(ranges.length),
    'mesh.ranges.error': decimal(meshPlan.error / plot.unitsPerMetre, 1, 'm'),
    'mesh.error': decimal(mean(errors) / plot.unitsPerMetre, 1, 'm'),
    'mesh.ambiguous.node': whole(node + 1),
    'mesh.ambiguous.away': decimal(distance(item(points, node), mirror) / plot.unitsPerMetre, 0, 'm'),
    'mesh.ambiguous.silent.word': cardinal(silent),
  }
}

/** The survey of the synthetic plot, and its fix taken many times. */
export function calibrationNumbers() {
  const { places, fixes, model, right, wrong, wrongExponent } = calibration()
  const row = <Key extends string>(key: Key, quality: FixQuality) =>
    prefixed(`fixes.${key}`, {
      median: whole(quality.median, 'm'),
      p95: whole(quality.p95, 'm'),
      'covered.share': whole(quality.covered * 100, '%'),
      misfit: decimal(quality.misfit, 1),
      axis: whole(quality.axis, 'm'),
    })
  return {
    'survey.places.word': cardinal(places),
    'survey.readings': whole(model.readings),
    'survey.exponent': decimal(model.exponent, 2),
    'survey.exponent.error': decimal(model.exponentError, 2),
    'survey.sigma': decimal(model.sigma, 1, 'dB'),
    'fixes.count': whole(fixes),
    'fixes.wrong.exponent': decimal(wrongExponent, 1),
    ...row('right', right),
    ...row('wrong', wrong),
  }
}
