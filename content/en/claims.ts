import { type Bound, type ClaimKey, claims, type Statement, type Unit } from '#content/facts/claims.ts'

/** What each figure is a figure of. */
export const claimSubjects: Readonly<Record<ClaimKey, string>> = {
  precision: 'Location precision where sky and site allow',
  alertLatency: 'From the arrival of the deciding event to its alert',
  monitoring: 'Monitoring of the feeds and of the service',
  integrity: 'Data integrity: records that pass every check',
  uptime: 'Uptime SLA of live operations: monitoring and alerts',
  patches: 'Critical patches',
  recoveryTime: 'Recovery time (RTO)',
  recoveryPoint: 'Recovery point (RPO)',
  detection: 'Mean time to detect an incident',
  predictionAccuracy: 'Prediction accuracy, counts over an area',
  forecastWindow: 'Forecast window',
  dataPoints: 'Volume read',
  updateFrequency: 'Update frequency of forecasts',
  identification: 'Entity identification accuracy',
  forecastAccuracy: 'Forecast accuracy for one place or corridor',
  forecastHorizon: 'How far ahead that accuracy holds',
  queryLatency: 'Query latency',
  ingest: 'Ingest rate',
  queryUptime: 'Uptime SLA of queries over stored records',
  compression: 'Compression of the annotated record',
  edgeAccess: 'Edge access',
  edgeCoverage: 'Major metros with that edge access',
  congestion: 'Lower peak congestion',
  eventInterval: 'Update interval of the event case study',
  eventNodes: 'Ingestion nodes of the event case study',
  eventServers: 'Backend servers of the event case study',
  reply: 'Reply to an enquiry',
  session: 'Length of a session in the client portal',
  sanctionsReview: 'Review of the sanctions policy',
  complianceAudits: 'Compliance audits',
  designations: 'Review of new sanctions designations',
  certificationAudits: 'Audit of every certification',
  certifications: 'Certifications, by the company’s own count',
}

/** What stands after a number. A unit that is a word of its own follows a space that does not break. */
const units: Readonly<Record<Unit, string>> = {
  count: '',
  '%': '%',
  m: '\u00a0m',
  ms: '\u00a0ms',
  min: '\u00a0min',
  h: '\u00a0h',
  minutes: '\u00a0minutes',
  hours: '\u00a0hours',
  'minute-interval': '-minute',
  'business-days': '\u00a0business days',
  'data-points-per-day': '\u00a0data points per day',
  'signals-per-second': '\u00a0signals per second',
}

/** What stands before a number. */
const bounds: Readonly<Record<Bound, string>> = {
  exactly: '',
  'or-more': '',
  sub: 'sub-',
  under: 'under ',
  within: 'within ',
  'up-to': 'up to ',
}

const million = 1_000_000
const digits = (value: number): string => (value < million ? `${value}` : `${value / million}M`)

/** What a claim states, as a sentence takes it. */
export function statement(states: Statement): string {
  if (states.kind === 'range') return `${states.from}-${states.to}${units[states.unit]}`
  if (states.kind !== 'number') return states.value
  const { bound, value, unit } = states
  const plus = bound === 'or-more' ? '+' : ''
  const measure = unit === '%' ? `${digits(value)}%${plus}` : `${digits(value)}${plus}${units[unit]}`
  return `${bounds[bound]}${measure}`
}

/** The words of a claim: 'under 100 ms', '99.99%', '5M+ data points per day'. */
export const claim = (key: ClaimKey): string => statement(claims[key].states)

/** A claim set large: `{ value: '<100', unit: 'ms' }`, `{ value: '95', unit: '%+' }`, `{ value: '5M+', unit: '' }`. */
export function claimFigure(key: ClaimKey): { value: string; unit: string } {
  const { states } = claims[key]
  if (states.kind !== 'number') return { value: statement(states), unit: '' }
  const value = digits(states.value)
  // A unit of several words stands beside the figure, in the words about it.
  const word = units[states.unit].trim()
  const unit = word.includes(' ') ? '' : word
  if (states.bound === 'or-more') return unit === '' ? { value: `${value}+`, unit } : { value, unit: `${unit}+` }
  return { value: ['under', 'sub', 'within'].includes(states.bound) ? `<${value}` : value, unit }
}

/** What `{{claim.key}}` stands for in an article. */
export const claimWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(claims).map(([key, { states }]) => [`claim.${key}`, statement(states)]),
)
