import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const ml = typeset<Service>({
  slug: 'ml',
  number: '2.3',
  icon: 'tensor',
  ground: 'paper',
  method: 'band',
  title: 'Geospatial Machine Learning',
  pageTitle: 'Geospatial Machine Learning: demand forecasts',
  subject: 'geospatial machine learning',
  description:
    'We forecast how many people will be in each area, by the quarter-hour. Each forecast has a tested range. You see the error for each area, not only for the city.',
  summary: `People and trips forecast by area and quarter-hour, ${claim('forecastWindow')} ahead, updated every ${claim('updateFrequency')}, with tested ranges and the error of each area shown.`,
  intro: `Geospatial Machine Learning forecasts the people and trips in each area, by the quarter-hour, up to ${claim('forecastWindow')} ahead. Each forecast has a range.`,
  give: 'Stops, trips or counts, and a calendar',
  get: 'Forecasts with ranges, anomaly scores, backtests',
  further: { label: 'Predictive insights: a forecast with its error', href: '/predictive-insights' },
  sample: 'sites',
  fullDescription: [
    'You get the number of people to expect in each area, and how far off that number may be. From your feeds we build one table (a tensor): how many people, in which place, at which time. We train a model on it, and report the error by hour and by grid cell, because an average over the city can hide the error of the cell you asked about.',
    'If test cells are picked at random, a model can copy the answer of a neighbouring cell and look better than it is (Roberts and colleagues 2017). We hold out whole days and whole blocks of cells. A forecast also has to beat two simple ones: the same hour last week, and the mean of that hour over four weeks. If it does not, you get the better simple one, and we say so.',
    'We measure accuracy as one minus the weighted absolute percentage error (WAPE): the absolute errors added up, divided by the total count. Quiet cells need a second test, because busy cells dominate that figure. So we check how often the true count falls inside the range. A cell below the agreed minimum count gets no number. A model cannot foresee an event that is in neither its data nor its calendar.',
  ],
  leads: {
    features: 'For each area you get forecasts, anomaly scores and land use, and a table of past errors.',
    capabilities: 'You plan two days ahead, try out changes, and trace any number back to its data.',
  },
  features: [
    {
      name: 'Demand forecasts',
      text: 'By cell and quarter-hour, each with a range (a conformal interval). For a 90% range, we test on held-out days whether it contained 90% of the counts. We adjust its width as the city changes (Gibbs & Candès 2021).',
    },
    {
      name: 'A site not built yet',
      text: `Visits are forecast from comparable stores. We find the error by leaving out each of them in turn: ±${dayWord('sites.lots.error')} from three stores in our sample.`,
      link: { label: 'Two empty lots', href: '/data/sites#planned' },
    },
    {
      name: 'Land-use inference',
      text: 'We infer what a place is used for from the hours at which people are there. A cell that empties at five differs from one that fills at five, and no zoning map is needed.',
    },
    {
      name: 'Anomaly scores',
      text: 'Each count is compared with the same hour on the same weekday, with holidays and weather taken into account, so that a quiet Monday on a long weekend is not reported as an incident.',
    },
    {
      name: 'Backtests',
      text: 'Error by hour, by cell and by time ahead, in a table you can sort, with the worst rows first.',
    },
    {
      name: 'Drift alarms',
      text: 'When the model’s errors no longer match those found in testing, you get an alarm, and we widen the ranges until it is retrained.',
    },
    {
      name: 'Your hardware',
      text: 'Training and inference can run inside your own network. A trained model can reveal a rare trip from its training data, so a model trained on your data stays where your data is.',
    },
  ],
  capabilities: [
    {
      name: 'Two days ahead',
      text: `The forecast window is ${claim('forecastWindow')}, at an update frequency of ${claim('updateFrequency')}. Prediction accuracy is ${claim('predictionAccuracy')} for counts over an area, measured on days that the model never saw. For one place or one corridor, forecast accuracy is ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} ahead.`,
    },
    {
      name: 'City-scale input',
      text: `We process ${claim('dataPoints')}. Counts are weighted to census totals, because the number of devices is not the number of residents.`,
    },
    {
      name: 'What if',
      text: 'Close a bridge, move a shift, cancel a train. Each run stores its inputs. The further a scenario is from anything observed, the wider its range.',
    },
    {
      name: 'Totals that agree',
      text: 'Cells add up to districts and districts to the city at every hour (Wickramasuriya and colleagues 2019), so all departments plan with the same totals.',
    },
    {
      name: 'Lineage',
      text: 'You can trace any number back to its model version, training period and input cells. The cybersecurity measures that guard the location data guard this record, too.',
    },
    {
      name: 'Small-count masking',
      text: 'Cells below your minimum are masked before training. Where a total would reveal a masked cell, a second one is masked too. So the model is not trained on counts that a map has to withhold.',
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
    title: 'Planning buses for eight trips an hour',
    paragraphs: [
      'Is a forecast good enough to place on-demand buses? The transit agency and its figures are invented. It tests 96 cells, 16 hours a day, on 14 days that the model never saw. In each of 84 cells, 400 trips begin in an average hour. In each of the other twelve, which the buses are meant to serve, eight trips begin.',
      'Over all cells the error was 8% of the count. In the twelve quiet cells it was 31%. They have 96 of the 33,696 trips an hour, so they hardly change the average. If the count varies at random around eight (Poisson), even a model that knows the eight exactly has an error of about 28%. So a better model could gain only three points.',
      'The agency therefore plans its buses for a forecast range, four to thirteen trips. The range was set to hold 90% of the counts. It held 2,481 of 2,688 (12 × 14 × 16), or 92.3%; it is slightly wide because trips are whole numbers.',
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
      reason: 'Demand by corridor and hour, four hours ahead; the range of the forecast helps you choose the vehicle.',
    },
    retail: { mark: 'leans-on', reason: 'Expected visits: for rosters, and for the lease of a store not built yet.' },
    healthcare: { mark: 'leans-on', reason: 'Arrivals and demand, with tested ranges.' },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Load by cell and quarter-hour, forecast for planning.',
    },
    emergency: { mark: 'adds', reason: 'Return and shelter demand, once the first days are on record.' },
  },
  closing: {
    title: 'Test our forecast on your data.',
    text: `Give us a year of counts and keep back the last month. We forecast that month ${claim('forecastWindow')} at a time; you release the counts after each forecast. You score our forecasts, and the report shows the cells where we were wrong.`,
  },
  sources: ['gibbs2021', 'li2018dcrnn', 'roberts2017', 'vovk2005', 'wickramasuriya2019'],
})
