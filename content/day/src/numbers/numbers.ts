/*
 * Joins every number of the simulated day that sentences of the site quote. Articles quote them as {{key}}, other texts by
 * n('key'); `npm run results -w content/day` writes them to results/numbers.json, and a sentence changes only then.
 */

import {
  bridgeNumbers,
  closureNumbers,
  crowdNumbers,
  forecastNumbers,
  graphNumbers,
  pictureNumbers,
  recordNumbers,
  tensorNumbers,
} from '#day/numbers/count-numbers.ts'
import { aheadNumbers, alertNumbers, eventNumbers, flowNumbers, panelNumbers } from '#day/numbers/event-numbers.ts'
import {
  corridorNumbers,
  dependenceNumbers,
  latencyNumbers,
  lossNumbers,
  warningNumbers,
} from '#day/numbers/example-numbers.ts'
import { detectorNumbers, hundredDaysNumbers, watchNumbers, weekNumbers } from '#day/numbers/other-day-numbers.ts'
import { calibrationNumbers, meshNumbers, radioFixNumbers } from '#day/numbers/radio-numbers.ts'
import { cellNumbers, convoyNumbers, junctionNumbers, mixingNumbers } from '#day/numbers/sector-numbers.ts'
import { siteNumbers } from '#day/numbers/site-numbers.ts'
import {
  driveNumbers,
  fenceNumbers,
  packingNumbers,
  panoramaNumbers,
  trackNumbers,
} from '#day/numbers/track-numbers.ts'

/** Every number that sentences of the site quote, by its key. */
export const numbers = () => ({
  ...trackNumbers(),
  ...graphNumbers(),
  ...tensorNumbers(),
  ...crowdNumbers(),
  ...eventNumbers(),
  ...aheadNumbers(),
  ...alertNumbers(),
  ...panelNumbers(),
  ...flowNumbers(),
  ...radioFixNumbers(),
  ...pictureNumbers(),
  ...bridgeNumbers(),
  ...driveNumbers(),
  ...closureNumbers(),
  ...fenceNumbers(),
  ...meshNumbers(),
  ...weekNumbers(),
  ...panoramaNumbers(),
  ...corridorNumbers(),
  ...dependenceNumbers(),
  ...recordNumbers(),
  ...packingNumbers(),
  ...warningNumbers(),
  ...latencyNumbers(),
  ...calibrationNumbers(),
  ...hundredDaysNumbers(),
  ...lossNumbers(),
  ...watchNumbers(),
  ...detectorNumbers(),
  ...forecastNumbers(),
  ...convoyNumbers(),
  ...junctionNumbers(),
  ...mixingNumbers(),
  ...cellNumbers(),
  ...siteNumbers(),
})
