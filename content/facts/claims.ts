import { slugify } from '#content/schema/slug.ts'
import { type CertificationGroup, certificationRegister } from './certifications.ts'

/**
 * How far a figure binds. `contract`: a service-level agreement. `target`: what operations are run to. `stated`: given
 * by the company, measured anew in each project. `policy`: a rhythm we have set ourselves. `case`: read off one
 * deployment. `audited`: a row of content/facts/certifications.ts, whose own status is shown with it.
 */
export type ClaimStatus = 'contract' | 'target' | 'stated' | 'policy' | 'case' | 'audited'

/** `h` and `min` are the signs, `hours` and `minutes` the words; `count` is a number without a unit. */
export type Unit =
  | 'count'
  | '%'
  | 'm'
  | 'ms'
  | 'min'
  | 'h'
  | 'minutes'
  | 'hours'
  | 'minute-interval'
  | 'business-days'
  | 'data-points-per-day'
  | 'signals-per-second'

/** How a value is bounded. Languages say it in words or by a sign: 'under 100 ms', 'sub-100 ms', 'up to 20%', '95%+'. */
export type Bound = 'exactly' | 'under' | 'sub' | 'within' | 'up-to' | 'or-more'

/** What a claim states. `sign` and `name` are the same in every language. */
export type Statement =
  | { readonly kind: 'number'; readonly bound: Bound; readonly value: number; readonly unit: Unit }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly unit: Unit }
  | { readonly kind: 'sign'; readonly value: '24/7' | '10:1' }
  | { readonly kind: 'rhythm'; readonly value: 'daily' | 'quarterly' | 'annually' }
  | { readonly kind: 'name'; readonly value: string }

/** A figure that the company states of itself. Its words are in `content/en/claims.ts`, its definition in `content/en/claims/definitions.ts`. */
export interface Claim<States extends Statement = Statement> {
  readonly status: ClaimStatus
  /** The day by which somebody has to look at it again, ISO 8601. A build after that day prints a warning. */
  readonly review: string
  readonly states: States
}

const spring = '2027-04-30'
const autumn = '2027-10-29'

const claim = <const States extends Statement>(status: ClaimStatus, review: string, states: States): Claim<States> => ({
  status,
  review,
  states,
})

const number = (bound: Bound, value: number, unit: Unit = 'count') => ({ kind: 'number', bound, value, unit }) as const
const rhythm = (value: 'daily' | 'quarterly' | 'annually') => ({ kind: 'rhythm', value }) as const

/** Every figure that the company states of itself (specification, section 9), once. */
const figures = {
  precision: claim('stated', spring, number('under', 1, 'm')),
  alertLatency: claim('contract', spring, number('under', 100, 'ms')),
  monitoring: claim('contract', spring, { kind: 'sign', value: '24/7' }),
  integrity: claim('target', spring, number('exactly', 99.97, '%')),
  uptime: claim('contract', spring, number('exactly', 99.99, '%')),
  patches: claim('target', spring, number('within', 48, 'hours')),
  recoveryTime: claim('target', spring, number('under', 4, 'hours')),
  recoveryPoint: claim('target', spring, number('under', 15, 'minutes')),
  detection: claim('target', spring, number('under', 5, 'minutes')),
  predictionAccuracy: claim('stated', spring, number('exactly', 92, '%')),
  forecastWindow: claim('stated', spring, number('exactly', 48, 'h')),
  dataPoints: claim('stated', spring, number('or-more', 5_000_000, 'data-points-per-day')),
  updateFrequency: claim('stated', spring, number('exactly', 15, 'min')),
  identification: claim('stated', autumn, number('or-more', 95, '%')),
  forecastAccuracy: claim('stated', autumn, number('or-more', 85, '%')),
  forecastHorizon: claim('stated', autumn, number('up-to', 4, 'hours')),
  queryLatency: claim('stated', autumn, number('sub', 100, 'ms')),
  ingest: claim('stated', autumn, number('or-more', 10_000_000, 'signals-per-second')),
  queryUptime: claim('contract', autumn, number('exactly', 99.95, '%')),
  compression: claim('stated', autumn, { kind: 'sign', value: '10:1' }),
  edgeAccess: claim('stated', autumn, number('sub', 50, 'ms')),
  edgeCoverage: claim('stated', autumn, number('exactly', 95, '%')),
  congestion: claim('stated', autumn, number('up-to', 20, '%')),
  eventInterval: claim('case', autumn, number('exactly', 5, 'minute-interval')),
  eventNodes: claim('case', autumn, number('exactly', 3)),
  eventServers: claim('case', autumn, number('exactly', 1)),
  reply: claim('policy', spring, { kind: 'range', from: 1, to: 2, unit: 'business-days' }),
  session: claim('policy', spring, number('exactly', 24, 'hours')),
  sanctionsReview: claim('policy', spring, rhythm('quarterly')),
  complianceAudits: claim('policy', spring, rhythm('quarterly')),
  designations: claim('policy', spring, rhythm('daily')),
  certificationAudits: claim('policy', spring, rhythm('annually')),
  /** The company's own total (specification, section 2); the register names fewer. */
  certifications: claim('audited', autumn, number('or-more', 35)),
}

export type ClaimKey = keyof typeof figures

const bound: readonly ClaimStatus[] = ['contract', 'target', 'stated']

/** The claims that say how well something works, in the order of the register: neither rhythms nor single cases. */
export const headlineClaims = (Object.keys(figures) as ClaimKey[]).filter((key) => bound.includes(figures[key].status))

/** The last day of each group's audits. */
const audits: Record<CertificationGroup, string> = {
  international: '2027-06-30',
  government: '2027-09-30',
  regional: '2027-03-31',
  industry: '2027-09-30',
}

/** Each row of content/facts/certifications.ts under the slug of its name: `iso-27001-2022`. */
const certifications: Record<string, Claim> = Object.fromEntries(
  certificationRegister.map(({ name, group }) => [
    slugify(name),
    claim('audited', audits[group], { kind: 'name', value: name }),
  ]),
)

/** Every claim of the site by its key. */
export const claims: Readonly<Record<ClaimKey, Claim> & Record<string, Claim>> = { ...figures, ...certifications }

type KeyOf<Kind extends Statement['kind']> = {
  [Key in ClaimKey]: (typeof figures)[Key]['states']['kind'] extends Kind ? Key : never
}[ClaimKey]

/** The number of a claim, to compute with: 99.99 for 99.99%, 5,000,000 for 5M. */
export const claimNumber = (key: KeyOf<'number'>): number => figures[key].states.value

/** The ends of a claim that states a range. */
export const claimRange = (key: KeyOf<'range'>): { readonly from: number; readonly to: number } => figures[key].states
