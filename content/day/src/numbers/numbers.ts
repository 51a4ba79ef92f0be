import { aggregateNumbers, forecastNumbers, peakNumbers } from '#day/numbers/count-numbers.ts'
import {
  calibrationNumbers,
  dependenceNumbers,
  latencyNumbers,
  methodNumbers,
  packingNumbers,
  recordNumbers,
  warningNumbers,
} from '#day/numbers/method-numbers.ts'
import { detectorNumbers, lifeNumbers, lossNumbers, trackNumbers, watchNumbers } from '#day/numbers/track-numbers.ts'

/** Every number that sentences of the site quote, by its key. */
export const numbers = () => ({
  ...trackNumbers(),
  ...aggregateNumbers(),
  ...methodNumbers(),
  ...peakNumbers(),
  ...dependenceNumbers(),
  ...recordNumbers(),
  ...packingNumbers(),
  ...warningNumbers(),
  ...latencyNumbers(),
  ...calibrationNumbers(),
  ...lifeNumbers(),
  ...lossNumbers(),
  ...watchNumbers(),
  ...detectorNumbers(),
  ...forecastNumbers(),
})
