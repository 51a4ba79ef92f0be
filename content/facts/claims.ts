import { slugify } from '#content/markdown/slug.ts'
import { type CertificationGroup, certificationRegister, certificationTotal } from './certifications.ts'

/**
 * How far a figure binds. `contract`: a service-level agreement. `target`: what operations are run to. `stated`: given
 * by the company, measured anew in each project. `policy`: a rhythm we have set ourselves. `case`: read off one
 * deployment. `audited`: a row of content/facts/certifications.ts, whose own status is shown with it.
 */
export type ClaimStatus = 'contract' | 'target' | 'stated' | 'policy' | 'case' | 'audited'

export interface Claim {
  /** What the figure is a figure of. */
  text: string
  value: string
  unit: string
  /** How the words bound the value: 'under 100 ms', 'sub-100 ms', 'up to 20%', '95%+'. */
  bound: 'exactly' | 'under' | 'sub' | 'within' | 'up to' | 'or more'
  status: ClaimStatus
  /** The day by which somebody has to look at it again, ISO 8601. A build after that day prints a warning. */
  review: string
}

const entry = (
  status: ClaimStatus,
  review: string,
  text: string,
  bound: Claim['bound'],
  value: string,
  unit: string,
): Claim => ({ text, value, unit, bound, status, review })

const spring = '2027-04-30'
const autumn = '2027-10-29'

/** Every figure that the company states of itself (specification, section 9), once. */
const figures = {
  precision: entry('stated', spring, 'Location precision where sky and site allow', 'under', '1', 'm'),
  alertLatency: entry('contract', spring, 'From the arrival of the deciding event to its alert', 'under', '100', 'ms'),
  monitoring: entry('contract', spring, 'Monitoring of the feeds and of the service', 'exactly', '24/7', ''),
  integrity: entry('target', spring, 'Data integrity: records that pass every check', 'exactly', '99.97', '%'),
  uptime: entry('contract', spring, 'Uptime SLA of live operations: monitoring and alerts', 'exactly', '99.99', '%'),
  patches: entry('target', spring, 'Critical patches', 'within', '48', 'hours'),
  recoveryTime: entry('target', spring, 'Recovery time (RTO)', 'under', '4', 'hours'),
  recoveryPoint: entry('target', spring, 'Recovery point (RPO)', 'under', '15', 'minutes'),
  detection: entry('target', spring, 'Mean time to detect an incident', 'under', '5', 'minutes'),
  predictionAccuracy: entry('stated', spring, 'Prediction accuracy, counts over an area', 'exactly', '92', '%'),
  forecastWindow: entry('stated', spring, 'Forecast window', 'exactly', '48', 'h'),
  dataPoints: entry('stated', spring, 'Volume read', 'or more', '5M', 'data points per day'),
  updateFrequency: entry('stated', spring, 'Update frequency of forecasts', 'exactly', '15', 'min'),
  identification: entry('stated', autumn, 'Entity identification accuracy', 'or more', '95', '%'),
  forecastAccuracy: entry('stated', autumn, 'Forecast accuracy for one place or corridor', 'or more', '85', '%'),
  forecastHorizon: entry('stated', autumn, 'How far ahead that accuracy holds', 'up to', '4', 'hours'),
  queryLatency: entry('stated', autumn, 'Query latency', 'sub', '100', 'ms'),
  ingest: entry('stated', autumn, 'Ingest rate', 'or more', '10M', 'signals per second'),
  queryUptime: entry('contract', autumn, 'Uptime SLA of queries over stored records', 'exactly', '99.95', '%'),
  compression: entry('stated', autumn, 'Compression of the annotated record', 'exactly', '10:1', ''),
  edgeAccess: entry('stated', autumn, 'Edge access', 'sub', '50', 'ms'),
  edgeCoverage: entry('stated', autumn, 'Major metros with that edge access', 'exactly', '95', '%'),
  congestion: entry('stated', autumn, 'Lower peak congestion', 'up to', '20', '%'),
  eventInterval: entry('case', autumn, 'Update interval of the event case study', 'exactly', '5-minute', ''),
  eventNodes: entry('case', autumn, 'Ingestion nodes of the event case study', 'exactly', '3', ''),
  eventServers: entry('case', autumn, 'Backend servers of the event case study', 'exactly', '1', ''),
  reply: entry('policy', spring, 'Reply to an enquiry', 'exactly', '1-2', 'business days'),
  session: entry('policy', spring, 'Length of a session in the client portal', 'exactly', '24', 'hours'),
  sanctionsReview: entry('policy', spring, 'Review of the sanctions policy', 'exactly', 'quarterly', ''),
  complianceAudits: entry('policy', spring, 'Compliance audits', 'exactly', 'quarterly', ''),
  designations: entry('policy', spring, 'Review of new sanctions designations', 'exactly', 'daily', ''),
  certificationAudits: entry('policy', spring, 'Audit of every certification', 'exactly', 'annually', ''),
  certifications: entry(
    'audited',
    autumn,
    'Certifications, by the company’s own count',
    'exactly',
    certificationTotal,
    '',
  ),
} as const satisfies Record<string, Claim>

export type ClaimKey = keyof typeof figures

/** The month in which the audits of a group end, each year. */
const audits: Record<CertificationGroup, string> = {
  international: '2027-06-30',
  government: '2027-09-30',
  regional: '2027-03-31',
  industry: '2027-09-30',
}

/** Each row of content/facts/certifications.ts under the slug of its name: `iso-27001-2022`. */
const certifications: Record<string, Claim> = Object.fromEntries(
  certificationRegister.map(({ name, covers, group }) => [
    slugify(name),
    entry('audited', audits[group], covers, 'exactly', name, ''),
  ]),
)

/** Every claim of the site by its key. */
export const claims: Readonly<Record<string, Claim>> = { ...figures, ...certifications }

/**
 * The words of a claim, as a sentence takes them: 'under 100 ms', '99.99%', '5M+ data points per day'. Between a number
 * and its unit stands a space that does not break.
 */
export function claim(key: ClaimKey): string {
  return wordsOf(figures[key])
}

/** A claim set large: `{ value: '<100', unit: 'ms' }`, `{ value: '95', unit: '%+' }`, `{ value: '5M+', unit: '' }`. */
export function claimFigure(key: ClaimKey): { value: string; unit: string } {
  const { value, unit, bound }: Claim = figures[key]
  // What a long unit says stands beside the figure.
  const short = unit.includes(' ') ? '' : unit
  if (bound === 'or more') return short === '' ? { value: `${value}+`, unit: short } : { value, unit: `${short}+` }
  return { value: ['under', 'sub', 'within'].includes(bound) ? `<${value}` : value, unit: short }
}

/** The number of a claim, to compute with: 99.99, 5,000,000 for '5M'. NaN where it is a word. */
export const claimNumber = (key: ClaimKey): number => Number(figures[key].value.replace(/M$/, 'e6'))

/** What `{{claim.key}}` stands for in an article. */
export const claimWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(claims).map(([key, one]) => [`claim.${key}`, wordsOf(one)]),
)

function wordsOf({ value, unit, bound }: Claim): string {
  const plus = bound === 'or more' ? '+' : ''
  const measure = unit === '%' ? `${value}%${plus}` : `${value}${plus}${unit && `\u00a0${unit}`}`
  switch (bound) {
    case 'exactly':
    case 'or more':
      return measure
    case 'sub':
      return `sub-${measure}`
    default:
      return `${bound} ${measure}`
  }
}
