import { claim } from '#content/en/claims.ts'
import type { Service } from '#content/schema/service.ts'

export const ml: Service = {
  slug: 'ml',
  number: '2.3',
  icon: 'tensor',
  ground: 'paper',
  fold: 'wide-left',
  method: 'band',
  title: 'Geospatial Machine Learning',
  pageTitle: 'Geospatial Machine Learning: demand forecasts',
  subject: 'geospatial machine learning',
  description:
    'Forecasts of how many people will be where, by area and hour, with a tested range and the error shown for each area, not only for the city.',
  summary: `People and trips forecast by area and quarter-hour, ${claim('forecastWindow')} ahead, updated every ${claim('updateFrequency')}, with tested ranges and the error of each area shown.`,
  intro:
    'Geospatial Machine Learning forecasts how many people or trips will be where, and at what hour. Each forecast has a range, and is tested on days and districts that the model never saw.',
  give: 'Stops, trips or counts, and a calendar',
  get: 'Forecasts with ranges, anomaly scores, backtests',
  further: { label: 'Predictive insights: a forecast with its error', href: '/predictive-insights' },
  fullDescription: [
    'Most questions about a city’s movement come down to counts of people by place and time. We build that table (a tensor) from your feeds, train on it, and report the error by hour and by grid cell, because an average over the city hides the cell you asked about.',
    'Spatial data breaks the usual test. Neighbouring cells resemble each other, so a random split lets a model copy its answer from next door; Roberts and colleagues (2017) showed how much that flatters a score. We hold out whole days and whole blocks of cells. A forecast also has to beat two simple ones: the same hour last week, and the mean of that hour over four weeks. If ours is not better, you get the simple forecast and we say so.',
    'A percentage needs a measure. We name ours in each project, usually one minus the weighted absolute percentage error, and busy cells dominate that figure. So we judge quiet cells by whether their ranges hold, and below an agreed minimum count they get no number at all. A model does not know of an event that is absent from both its past and its calendar; it can only detect early that its forecast is off.',
  ],
  features: [
    {
      name: 'Demand forecasts',
      text: 'By cell and quarter-hour, each with a range (a conformal interval). Ask for 90%, and held-out days show whether 90% was delivered; the width is adjusted as the city changes (Gibbs & Candès 2021).',
    },
    {
      name: 'Land-use inference',
      text: 'What a place is for, from when people are in it. A cell that empties at five and a cell that fills at five can be told apart without a zoning map.',
    },
    {
      name: 'Anomaly scores',
      text: 'Each count is compared with the same hour on the same weekday, with holidays and weather set apart, so that a quiet Monday on a long weekend is not reported as an incident.',
    },
    {
      name: 'Backtests',
      text: 'Error by hour, by cell and by time ahead, in a table you can sort, with the worst rows first.',
    },
    {
      name: 'Drift alarms',
      text: 'When errors stop behaving as they did in validation, the model reports that the city has changed and widens its ranges until it is retrained.',
    },
    {
      name: 'Your hardware',
      text: 'Training and inference can run inside your own network. A model can remember a rare trip, so a model trained on your data stays where the data is.',
    },
  ],
  capabilities: [
    {
      name: 'Two days ahead',
      text: `A forecast window of ${claim('forecastWindow')} at an update frequency of ${claim('updateFrequency')}, with a stated ${claim('predictionAccuracy')} prediction accuracy for counts over an area, where the errors of single cells partly cancel. For one place or one corridor the figure is ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} ahead.`,
    },
    {
      name: 'City-scale input',
      text: `In a typical project ${claim('dataPoints')} enter the table, weighted to census totals because devices are not residents.`,
    },
    {
      name: 'What if',
      text: 'Close a bridge, move a shift, cancel a train. The run keeps its inputs, and its ranges widen the further a scenario is from anything observed.',
    },
    {
      name: 'Totals that agree',
      text: 'Cells add up to districts and districts to the city at every hour, by minimum-trace reconciliation (Wickramasuriya and colleagues, 2019), so all departments plan with the same totals.',
    },
    {
      name: 'Lineage',
      text: 'Any number can be traced back to model version, training window and input cells. The cybersecurity measures that guard the location data guard this record, too.',
    },
    {
      name: 'Small-count masking',
      text: 'Cells below your minimum are masked before training, so a model cannot reveal what a map has to withhold.',
    },
  ],
  technologies: [
    'Spatio-temporal tensors and non-negative factorization',
    'Graph networks on the road graph (diffusion convolution, Li et al. 2018)',
    'Gradient boosting on lagged counts, often the model to beat',
    'Gaussian processes where sensors are sparse',
    'Conformal prediction (Vovk et al. 2005), adaptive under drift',
    'Moran’s I on residuals, to find spatial patterns the model missed',
    'H3 for equal neighbourhoods, S2 where cells must nest exactly',
    'Model registry with lineage, ONNX for exchange',
  ],
  scenario: {
    title: `The ${claim('predictionAccuracy')} and the quiet cells`,
    paragraphs: [
      'Is a forecast good enough to place on-demand buses? A transit agency, invented like its figures, asks this for 96 cells, 16 hours a day, with 14 days held out. In 84 cells an average hour sees 400 trips begin; in the other twelve, which the buses are meant to serve, it sees eight.',
      `Over all cells the error was 8% of the count, which is the ${claim('predictionAccuracy')}. In the twelve it was 31%. Both are right. The quiet cells hold 96 of 33,696 trips an hour, so they hardly change the average; and a count of eight that arrives at random (Poisson) cannot be forecast to better than about 28%. A better model could gain three points at most.`,
      'So the service is sized by the range instead, four to thirteen trips. At a nominal 90% it covered 2,481 of 2,688 cell-hours (12 × 14 × 16), or 92.3%, slightly too wide because trips are whole numbers. The contract now measures coverage.',
    ],
  },
  sectors: {
    government: {
      mark: 'adds',
      reason: 'Added once a site has a year of its own data.',
    },
    publicSafety: { mark: 'adds', reason: 'Demand by hour and district, once the live map is in use.' },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Demand by cell and hour, four hours ahead, with the range that sizes a vehicle.',
    },
    retail: { mark: 'leans-on', reason: 'Expected visits, for rosters and leases.' },
    healthcare: { mark: 'leans-on', reason: 'Arrivals and demand, with ranges that are scored.' },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Load by cell and quarter-hour, forecast for planning.',
    },
    emergency: { mark: 'adds', reason: 'Return and shelter demand, once the first days are on record.' },
  },
  closing: {
    title: 'Test our forecast on your data.',
    text: 'Give us a year of counts and keep back the last month. We forecast that month, you score it, and the report shows the cells where we were wrong.',
  },
  sources: ['gibbs2021', 'li2018dcrnn', 'roberts2017', 'vovk2005', 'wickramasuriya2019'],
}
