import type { ForecastWords } from '#content/day/words/count-words.ts'
import { backToHome } from '#content/en/back-to-home.ts'
import { claim, claimFigure } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { ml } from '#content/en/services/ml.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const description = `Forecasts ${claim('forecastWindow')} ahead, renewed every ${claim('updateFrequency')}, with ${claim('predictionAccuracy')} prediction accuracy: a computed fan, a retail use case, and two ways in, by API or by dashboard.`

export const metadata: PageMetadata = {
  kind: 'service',
  path: 'predictive-insights',
  title: `Predictive insights: tomorrow, with its error | ${site.name}`,
  description,
  service: { name: 'Predictive insights', description },
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['fan', 'claims', 'useCase', 'access'] as const

export const predictive = {
  back: backToHome,
  title: 'Tomorrow, with its error.',
  notes: ['Predictive insights', `${claim('forecastWindow')} ahead`, `Renewed every ${claim('updateFrequency')}`],
  lead: 'A single line into the future hides its own doubt. We give you a fan: what to expect, how far it may be off, and how often it was on days like this one.',
  fan: {
    note: 'A forecast',
    title: 'A fan, not a line.',
    text: (found: ForecastWords) =>
      `At noon the outer band is ${found.widthNow} people wide; at noon tomorrow, ${found.widthLater}. That growth is the price of looking further, and a single line would hide it. Amber: the hours in which the world left the band.`,
    label: (found: ForecastWords) =>
      `Chart of people in one cell, hour by hour. After a day of counts a forecast opens like a fan over ${found.hours} hours, its band growing from ${found.widthNow} people at the first noon to ${found.widthLater} at the next. What then happened stays inside it in ${found.inside} hours and leaves it in ${found.outside}, marked in amber.`,
    now: 'now',
    unit: 'people',
    caption: (found: ForecastWords) =>
      `Fig. 1. People in the cell around S3, made from the day’s tensor and a drifting level, seed ${dayWord('day.seed')}. Forecast: mean of the hour over ${found.days} invented working days, times today’s deviation. Bands: middle half and nine tenths of earlier misses at the same lead. Dots: what then happened, unseen by the forecast.`,
    finding: (found: ForecastWords) =>
      `The truth stayed inside in ${found.inside} hours of ${found.hours}: ${found.coverage}%, where nine tenths were asked. Two days cannot say whether that is luck. Accuracy of the medians here, measured as below: ${found.accuracy}%, in this example and for this method.`,
  },
  claims: {
    note: 'In figures',
    title: 'Four numbers, and how to read them.',
    items: [
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Prediction accuracy',
        text: `For counts over an area, where the errors of single cells cancel in part: one minus the weighted absolute percentage error, on days held out. Counts at one place or on one corridor are harder: ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} ahead.`,
      },
      {
        ...claimFigure('forecastWindow'),
        name: 'Forecast window',
        text: 'Scored lead by lead: the last hour of the window is held to less than the first, and the band says how much less.',
      },
      {
        ...claimFigure('updateFrequency'),
        name: 'Update frequency',
        text: 'A plan made at eight can be corrected at a quarter past, while it is still a plan.',
      },
      {
        ...claimFigure('dataPoints'),
        name: 'Data points per day',
        text: 'Weighted to the census first: devices are not residents.',
      },
    ],
    link: { label: `${ml.title}, service ${ml.number}`, href: `/services/${ml.slug}` },
  },
  useCase: {
    note: 'Use case',
    title: 'Retail and commercial optimization',
    text: 'A shop is about to open at the foot of the offices in Fig. 1. Four questions, answered from the same fan.',
    tags: ['Traffic Forecasting', 'Staff Optimization', 'Location Analysis'],
    rows: [
      {
        name: 'Foot traffic forecasting',
        text: 'How many will be near the door, hour by hour, for two days. Counts, never people: below your minimum a cell has no number.',
        reading: (found: ForecastWords) =>
          `Tomorrow’s highest hour: ${found.peak}, with a band from ${found.peakLeast} to ${found.peakMost}.`,
      },
      {
        name: 'Peak-hour prediction',
        text: 'An hour where there is a peak, and a window where there is a plateau. On a plateau any hour named would be noise.',
        reading: (found: ForecastWords) =>
          `${found.peakFrom} to ${found.peakTo}: the medians of ${found.peakHours} hours lie within two people of each other. No hour is named.`,
      },
      {
        name: 'Staff scheduling',
        text: 'The median sets the shift; the upper edge sets who is on call. What one person too many costs, only you can say.',
        reading: (found: ForecastWords) =>
          `An example rule, one for every ${found.perHead}: ${found.staff} by the median, ${found.staffMost} at the upper edge.`,
      },
      {
        name: 'Location impact modelling',
        text: 'Move the door, close the crossing, open a second shop: the flows are routed again and the fan drawn anew, beside the old one.',
        reading: () => 'A difference smaller than the band is reported as no difference.',
      },
    ],
  },
  proactive: {
    title: 'From Reactive to Proactive',
    text: 'Counting afterwards tells you what it cost. A forecast is worth what can still be changed by it.',
    items: [
      {
        name: 'Early Warning',
        text: 'When counts leave the band, and not when they pass a fixed line, somebody hears of it. A quiet Friday can be as odd as a crowded one.',
      },
      {
        name: 'Resource Efficiency',
        text: 'People, vehicles and energy go where the fan is high, and stay home where it is narrow and low.',
      },
      {
        name: 'Risk Mitigation',
        text: 'The plan for the upper edge is written while nobody needs it. It names the hour at which it takes over.',
      },
    ],
  },
  access: {
    note: 'Integration & Access',
    title: 'Two ways in, one forecast.',
    text: 'Both channels read the same run. What a screen shows, a query returns.',
    channels: [
      {
        name: 'RESTful API',
        rows: [
          { term: 'Format', text: 'JSON' },
          { term: 'Sign-in', text: 'OAuth 2.0 authentication' },
          { term: 'Limits', text: 'Rate limiting per client, stated in each reply' },
          { term: 'Protection', text: 'Encryption of every request and reply' },
          { term: 'Now', text: 'Real-time queries: one cell, one hour, one answer' },
          { term: 'At night', text: 'Batch predictions for every cell you may read' },
          { term: 'Unasked', text: 'Webhook alerts, signed, when a count leaves its band' },
        ],
      },
      {
        name: 'Analytics Dashboard',
        rows: [
          { term: 'Look', text: 'Interactive maps and timelines, any hour of the window' },
          { term: 'Set', text: 'Custom alert configuration: cell, band, hours, who is told' },
          { term: 'Hand on', text: 'Exportable reports, with run, band and backtest attached' },
        ],
      },
    ],
    described: { label: 'The interface as OpenAPI 3.1', href: '/openapi.json' },
    exchange: {
      title: 'Asked and answered',
      text: 'An example exchange. The numbers are those of Fig. 1, the words those of a description that programs read.',
      /** Stands in the example where a token would. */
      token: 'access token',
      more: (hours: number) => `${hours} more`,
      request: 'Request',
      reply: 'Reply',
    },
  },
  closing: {
    title: 'Ready to See the Future?',
    text: 'Bring a year of counts and a decision you make each week. We hold back the last month, forecast it, and show you where the band broke.',
    actions: [
      { label: 'Request a Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Explore All Services', href: '/services' },
    ],
  },
} as const
