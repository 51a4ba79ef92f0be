import { tensorShape } from '#content/day/counts/population.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import type { Service } from '#content/schema/service.ts'

export const ml: Service = {
  slug: 'ml',
  number: '2.3',
  icon: 'tensor',
  ground: 'paper',
  fold: 'wide-left',
  method: 'band',
  title: 'Geospatial Machine Learning',
  subject: 'geospatial machine learning',
  description: `Place by time by count: the tensor that forecasting models read. By noon ${dayWord('tensor.noon.share')}% of the synthetic city is in ${dayWord('tensor.noon.cells.word')} cells of ${tensorShape.columns * tensorShape.rows}, and an average over all of them describes nobody.`,
  summary: `Forecasts by cell and quarter-hour with tested intervals, over a ${claim('forecastWindow')} window renewed every ${claim('updateFrequency')}, and error reported where a city average hides it.`,
  intro:
    'How many, where, at what hour: each forecast with its interval, scored on days and districts the model never saw.',
  readsAndWrites: ['Reads: stays, trips, counts, calendar', 'Writes: forecasts, intervals, anomaly scores'],
  further: { label: 'Predictive insights: a forecast with its error', href: '/predictive-insights' },
  fullDescription: [
    'Most questions about a city’s movement come down to one object: place by time by count. We build that tensor from your feeds, train on it, and report error by hour and by cell, because an average over the city hides the cell you asked about.',
    'Spatial data breaks the usual test. Neighbouring cells resemble each other, so a random split lets a model copy its answer from next door; Roberts and colleagues (2017) showed how much that flatters a score. We hold out whole days and whole blocks of cells. A forecast also has to beat two rivals that cost nothing: the same hour last week, and the mean of that hour over four weeks. Where it does not, you get the cheap one and are told so.',
    'A percentage needs its measure. Ours is named in each project, usually one minus the weighted absolute percentage error, and busy cells dominate that figure. Quiet cells are therefore judged by whether their intervals hold, and below an agreed minimum count they get no number at all. No model here knows about an event that is absent from both its past and its calendar; it can only notice, early, that it is wrong.',
  ],
  features: [
    {
      name: 'Demand forecasts',
      text: 'By cell and quarter-hour, each with a conformal interval. Ask for 90% and held-out days show whether 90% was delivered; the width is re-tuned as the city drifts (Gibbs & Candès 2021).',
    },
    {
      name: 'Land-use inference',
      text: 'What a place is for, from when people are in it. A cell that empties at five and a cell that fills at five tell themselves apart without a zoning map.',
    },
    {
      name: 'Anomaly scores',
      text: 'Against the same hour on the same weekday, with holidays and weather set apart, so that a quiet Monday on a long weekend is not reported as an incident.',
    },
    {
      name: 'Backtests',
      text: 'Error by hour, by cell and by lead time, as a table you can sort: the worst rows come first.',
    },
    {
      name: 'Drift alarms',
      text: 'When residuals stop behaving as they did in validation, the model reports that the city has changed and widens its intervals until it is retrained.',
    },
    {
      name: 'Your hardware',
      text: 'Training and inference run inside your own network. Weights can remember a rare trip, so a model trained on your data stays where the data is.',
    },
  ],
  capabilities: [
    {
      name: 'Two days ahead',
      text: `A forecast window of ${claim('forecastWindow')} at an update frequency of ${claim('updateFrequency')}, with a stated ${claim('predictionAccuracy')} prediction accuracy for counts over an area, where the errors of single cells cancel in part. For one place or one corridor the figure is ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} ahead. Lead time is scored separately, since hour 2 and hour 40 are different promises.`,
    },
    {
      name: 'City-scale input',
      text: `In a typical project ${claim('dataPoints')} enter the tensor, weighted to census margins. Districts with few devices are listed beside the weight they needed, because devices are not residents.`,
    },
    {
      name: 'What if',
      text: 'Close a bridge, move a shift, cancel a train. The run keeps its inputs, and its intervals widen with the distance from anything that was ever observed.',
    },
    {
      name: 'Totals that agree',
      text: 'Cells add up to districts and districts to the city at every hour, by minimum-trace reconciliation (Wickramasuriya and colleagues, 2019). Two departments can no longer plan on two sums.',
    },
    {
      name: 'Lineage',
      text: 'Any number can be walked back to model version, training window and input cells. The registry holds the three under one hash, with the cybersecurity measures that guard the fixes themselves.',
    },
    {
      name: 'Small-count masking',
      text: 'Cells below your minimum are masked before training, not after, so a model cannot give back what a map was told to withhold.',
    },
  ],
  technologies: [
    'Spatio-temporal tensors and non-negative factorization',
    'Graph networks on the road graph (diffusion convolution, Li et al. 2018)',
    'Gradient boosting on lagged counts, often the model to beat',
    'Gaussian processes where sensors are sparse',
    'Conformal prediction (Vovk et al. 2005), adaptive under drift',
    'Moran’s I on residuals: is there geography left to explain?',
    'H3 for equal neighbourhoods, S2 where cells must nest exactly',
    'Model registry with lineage, ONNX for exchange',
  ],
  scenario: {
    title: `The ${claim('predictionAccuracy')} and the quiet cells`,
    paragraphs: [
      'Is a forecast good enough to place on-demand buses? A transit agency, invented like its figures, asks it of 96 cells, 16 hours a day, 14 days held out. In 84 cells an average hour sees 400 trips begin; in the other twelve, which the buses are meant to serve, it sees eight.',
      `Over all cells the error was 8% of the count, which is the ${claim('predictionAccuracy')}. In the twelve it was 31%. Both are right. The quiet cells hold 96 of 33,696 trips an hour, so an average never notices them; and a count of eight that arrives at random (Poisson) cannot be forecast to better than about 28%. A cleverer model had three points left to win.`,
      'So the service is sized by the interval instead, four to thirteen trips. At a nominal 90% it covered 2,481 of 2,688 cell-hours (12 × 14 × 16), or 92.3%, a little wide because trips come whole. The contract now measures coverage, and the argument about accuracy is over.',
    ],
  },
  sectors: {
    government: {
      mark: 'adds',
      reason: 'Forecasts follow once a site has a year of its own data; before that a baseline is more honest.',
    },
    publicSafety: { mark: 'adds', reason: 'Demand by hour and district once the live picture is trusted.' },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Demand by cell and hour, four hours on, with the interval that sizes a vehicle.',
    },
    retail: { mark: 'leans-on', reason: 'Rosters and leases are decisions about next week and next decade.' },
    healthcare: { mark: 'leans-on', reason: 'Arrivals and demand, scored properly and forecast with intervals.' },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Load is a tensor of cell by quarter-hour, and planning is a forecast.',
    },
    emergency: { mark: 'adds', reason: 'Return and shelter demand can be forecast once the first days are on record.' },
  },
  closing: {
    title: 'Which cell did you ask about?',
    text: 'Give us a year of counts and keep back a month. We forecast the month, you score it, and the cells where we lose are in the report.',
  },
  sources: ['gibbs2021', 'li2018dcrnn', 'roberts2017', 'vovk2005', 'wickramasuriya2019'],
}
