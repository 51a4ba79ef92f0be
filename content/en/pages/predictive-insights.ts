import { backToHome } from '#content/en/back-to-home.ts'
import { claim, claimFigure } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { ml } from '#content/en/services/ml.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const description = `Movement forecasts ${claim('forecastWindow')} ahead, updated every ${claim('updateFrequency')}, with ${claim('predictionAccuracy')} prediction accuracy. See an example, the API and the dashboard.`

export const metadata = typeset<PageMetadata>({
  kind: 'service',
  path: 'predictive-insights',
  title: `Predictive insights: ${claimNumber('forecastWindow')}-hour movement forecasts | ${site.name}`,
  description,
  service: { name: 'Predictive insights', description },
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['fan', 'claims', 'useCase', 'access'] as const

export const predictive = typeset({
  back: backToHome,
  title: 'Predictive insights',
  lead: `We forecast the number of people in an area, by the hour or quarter-hour, up to ${claim('forecastWindow')} ahead, for shops, transit, hospitals and events. Each forecast gives a middle estimate (the median) and a range. Reports show how often actual counts fell inside the range.`,
  fan: {
    title: 'Every forecast is a range',
    text: [
      'For each hour you know the count to expect, and the range to prepare for.',
      `For the same hour of the day, the range is wider the further ahead we forecast. Fig. 1 shows an inner and an outer range. The outer, built to hold nine counts in ten, is ${dayWord('forecast.widthNow')} people wide for noon today, ${dayWord('forecast.widthLater')} for noon tomorrow. The highlighted hours are those whose count fell outside the outer range.`,
    ],
    label: `Chart of people in one cell, hour by hour. After a day of counts a forecast follows for ${dayWord('forecast.hours')} hours, its range growing from ${dayWord('forecast.widthNow')} people at the first noon to ${dayWord('forecast.widthLater')} at the next. The actual counts stay inside it in ${dayWord('forecast.inside')} hours and fall outside it in ${dayWord('forecast.outside')}, marked in amber.`,
    now: 'now',
    unit: 'people',
    caption: `Fig. 1. People in one grid cell (a square of the map) of offices, synthetic data, random seed ${dayWord('day.seed')}. Dots: actual counts after the forecast was made; in amber, those outside the outer range.`,
    method: `To get the median, we take the mean count of each hour over ${dayWord('forecast.days')} synthetic working days, adjust it to the counts of the last hours before the forecast, and correct it by the median error of earlier forecasts that looked as far ahead. How fast the adjustment fades is known here, because the data are synthetic. The middle half of those errors gives the inner range, the middle nine tenths the outer range.`,
    finding: `Our prediction accuracy, ${claim('predictionAccuracy')}, is measured on all areas and all hours together (section 2). Fig. 1 is an example of one small cell on two days: the median was ${dayWord('forecast.accuracy')}% accurate there, and the count was inside the outer range in ${dayWord('forecast.inside')} of ${dayWord('forecast.hours')} hours. Over ${dayWord('forecast.trials')} such forecasts, the outer range contains ${dayWord('forecast.outer')}% of the counts and the inner ${dayWord('forecast.inner')}%. Each report includes a test on many past days (a backtest).`,
  },
  claims: {
    title: 'Four numbers, and what they mean',
    items: [
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Prediction accuracy',
        text: `Measured on counts over an area, on days that the model had not seen, with all areas and all hours of the forecast window together. It is 100% minus the WAPE: all errors, whether over or under, added up and divided by the sum of all counts. For counts at one place or on one corridor: ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} ahead.`,
      },
      {
        ...claimFigure('forecastWindow'),
        name: 'Forecast window',
        text: 'Each hour or quarter-hour of it has its own range.',
      },
      {
        ...claimFigure('updateFrequency'),
        name: 'Update frequency',
        text: 'A forecast made at 08:00 is updated at 08:15.',
      },
      {
        ...claimFigure('dataPoints'),
        name: 'Data points per day',
        text: 'Records that we process in a day. Where we count devices, not people, we weight the counts to census totals.',
      },
    ],
    link: { label: `The service behind them: ${ml.title}`, href: `/services/${ml.slug}` },
  },
  useCase: {
    title: 'Retail and commercial optimization',
    text: 'A shop is about to open beside the offices in the grid cell of Fig. 1. Four questions, and how we answer them. Planners ask the same of the cells around a transit platform, an emergency department or an event gate.',
    tags: ['Traffic Forecasting', 'Staff Optimization', 'Location Analysis'],
    rows: [
      {
        name: 'Foot traffic forecasting',
        text: 'How many people will be in this cell, hour by hour, for two days? We hide counts below a minimum that you set, because a small count can point to one person.',
        reading: `Tomorrow’s highest median: ${dayWord('forecast.peak')} (outer range ${dayWord('forecast.peakLeast')} to ${dayWord('forecast.peakMost')}).`,
      },
      {
        name: 'Peak-hour prediction',
        text: 'Which hour is the busiest? If several are nearly equal, we give the whole period.',
        reading: `Tomorrow, ${dayWord('forecast.peakFrom')} to ${dayWord('forecast.peakTo')}: the medians of these ${dayWord('forecast.peakHours')} hours are within two people of each other.`,
      },
      {
        name: 'Staff scheduling',
        text: 'How many staff do you need? Plan the shift with the median, and on-call staff with the upper end of the range. You decide what spare staff is worth.',
        reading: `Example rule: one employee in the shop for every ${dayWord('forecast.perHead')} people in the cell. At tomorrow’s peak, that is ${dayWord('forecast.staff')} by the median (${dayWord('forecast.peak')}), ${dayWord('forecast.staffMost')} by the upper end (${dayWord('forecast.peakMost')}).`,
      },
      {
        name: 'Location impact modelling',
        text: 'What if you move the door, close the crossing or open a second shop? We recalculate how people move, and show the forecasts with and without the change.',
        reading: 'The difference has a range too. If it includes zero, we say that the difference may be chance.',
      },
    ],
  },
  proactive: {
    title: 'From Reactive to Proactive',
    text: 'A count tells you what happened. A forecast gives you time to prepare.',
    link: {
      label: `A crowd, warned of ${dayWord('ahead.before.minutes')} minutes ahead: sample`,
      href: '/data/counts#ahead',
    },
    items: [
      {
        name: 'Early Warning',
        text: 'We alert you when a count leaves the forecast range that you choose, so an unusually quiet Friday raises an alert too. For a limit on people in one place, we alert you when the forecast passes it, before the count does.',
      },
      {
        name: 'Resource Efficiency',
        text: 'You use staff, vehicles and energy where the median is high, and save them where the upper end is low.',
      },
      {
        name: 'Risk Mitigation',
        text: 'You prepare a plan for the upper end of the range, and see at which hours you may need it.',
      },
    ],
  },
  access: {
    title: 'Integration & Access',
    text: 'The API (for your software) and the dashboard (for your staff) show the same forecast.',
    channels: [
      {
        name: 'RESTful API',
        rows: [
          { term: 'Format', text: 'JSON' },
          { term: 'Sign-in', text: 'OAuth 2.0 authentication' },
          { term: 'Limits', text: 'Rate limiting per client, stated in each reply' },
          { term: 'Protection', text: 'Encryption of every request and reply' },
          { term: 'Real time', text: 'Real-time queries: up to 48 hours of one cell in one reply' },
          { term: 'Batch', text: 'Batch predictions for every cell that you are allowed to see' },
          { term: 'Webhooks', text: 'Webhook alerts: signed messages to your server when a count leaves its range' },
        ],
      },
      {
        name: 'Analytics Dashboard',
        rows: [
          { term: 'View', text: 'Interactive maps and timelines, any hour of the window' },
          { term: 'Alerts', text: 'Custom alert configuration: cell, range, hours, recipients' },
          { term: 'Reports', text: 'Exportable reports, with forecast, range and backtest attached' },
        ],
      },
    ],
    described: { label: 'The interface as OpenAPI 3.1', href: '/openapi.json' },
    exchange: {
      title: 'Example request and reply',
      text: 'Numbers as in Fig. 1: p50 is the median, p5 to p95 the outer range (band 0.9).',
      /** Stands in the example where a token would. */
      token: 'access token',
      more: (hours: number) => `${hours} more`,
      request: 'Request',
      reply: 'Reply',
    },
  },
  closing: {
    title: 'Ready to See the Future?',
    text: `Choose a decision that you make a day or two ahead. Send a year of your counts, but hold back the last month. We forecast that month, ${claim('forecastWindow')} at a time; before each forecast, you send the counts up to then. You score our forecast, and the report shows where we were wrong.`,
    actions: [
      { label: 'Request a Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Explore All Services', href: '/services' },
    ],
  },
} as const)
