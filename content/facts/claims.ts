/*
 * What the company states of itself, each number once, with the day on which it is to be reviewed. Pages, articles and the
 * register of /trust read it.
 */

import { slugify } from '#content/schema/slug.ts'
import { certificationRegister } from './certifications.ts'

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
  /** The day by which the claim has to be reviewed, ISO 8601. A build after that day prints a warning. */
  readonly review: string
  readonly states: States
}

const spring = '2027-04-30'
const autumn = '2027-10-29'

const claim = <const States extends Statement>(review: string, states: States): Claim<States> => ({ review, states })

const number = (bound: Bound, value: number, unit: Unit = 'count') => ({ kind: 'number', bound, value, unit }) as const
const rhythm = (value: 'daily' | 'quarterly' | 'annually') => ({ kind: 'rhythm', value }) as const

/** What a performance claim is about: a page lists the claims of each group together. */
type ClaimGroup = 'positions' | 'continuity' | 'forecasts' | 'platform'

const headline = <const States extends Statement>(group: ClaimGroup, review: string, states: States) => ({
  ...claim(review, states),
  group,
})

/** Performance figures (specification, section 9), in the order of the register. */
const headlines = {
  precision: headline('positions', spring, number('under', 1, 'm')),
  alertLatency: headline('positions', spring, number('under', 100, 'ms')),
  monitoring: headline('positions', spring, { kind: 'sign', value: '24/7' }),
  integrity: headline('positions', spring, number('exactly', 99.97, '%')),
  uptime: headline('continuity', spring, number('exactly', 99.99, '%')),
  patches: headline('continuity', spring, number('within', 48, 'hours')),
  recoveryTime: headline('continuity', spring, number('under', 4, 'hours')),
  recoveryPoint: headline('continuity', spring, number('under', 15, 'minutes')),
  detection: headline('continuity', spring, number('under', 5, 'minutes')),
  predictionAccuracy: headline('forecasts', spring, number('exactly', 92, '%')),
  forecastWindow: headline('forecasts', spring, number('exactly', 48, 'h')),
  dataPoints: headline('platform', spring, number('or-more', 5_000_000, 'data-points-per-day')),
  updateFrequency: headline('forecasts', spring, number('exactly', 15, 'min')),
  identification: headline('positions', autumn, number('or-more', 95, '%')),
  forecastAccuracy: headline('forecasts', autumn, number('or-more', 85, '%')),
  forecastHorizon: headline('forecasts', autumn, number('up-to', 4, 'hours')),
  queryLatency: headline('platform', autumn, number('sub', 100, 'ms')),
  ingest: headline('platform', autumn, number('or-more', 10_000_000, 'signals-per-second')),
  queryUptime: headline('platform', autumn, number('exactly', 99.95, '%')),
  compression: headline('platform', autumn, { kind: 'sign', value: '10:1' }),
  edgeAccess: headline('platform', autumn, number('sub', 50, 'ms')),
  edgeCoverage: headline('platform', autumn, number('exactly', 95, '%')),
  congestion: headline('forecasts', autumn, number('up-to', 20, '%')),
}

/** Every figure that the company states of itself, once: those above, figures of one case, and rhythms. */
const figures = {
  ...headlines,
  eventInterval: claim(autumn, number('exactly', 5, 'minute-interval')),
  eventNodes: claim(autumn, number('exactly', 3)),
  eventServers: claim(autumn, number('exactly', 1)),
  reply: claim(spring, { kind: 'range', from: 1, to: 2, unit: 'business-days' }),
  session: claim(spring, number('exactly', 24, 'hours')),
  sanctionsReview: claim(spring, rhythm('quarterly')),
  complianceAudits: claim(spring, rhythm('quarterly')),
  designations: claim(spring, rhythm('daily')),
  certificationAudits: claim(spring, rhythm('annually')),
  /** The company's total (specification, section 2). */
  certifications: claim(autumn, number('or-more', 35)),
}

export type ClaimKey = keyof typeof figures

/** The performance claims of a group, in the order of the register. */
export const claimsOfGroup = (group: ClaimGroup): readonly ClaimKey[] =>
  headlineKeys.filter((key) => headlines[key].group === group)

const headlineKeys = Object.keys(headlines) as (keyof typeof headlines)[]

/** Each row of content/facts/certifications.ts under the slug of its name: `iso-27001-2022`. */
const certifications: Record<string, Claim> = Object.fromEntries(
  certificationRegister.map(({ name }) => [slugify(name), claim(autumn, { kind: 'name', value: name })]),
)

/** Every claim of the site by its key. */
export const claims: Readonly<Record<ClaimKey, Claim> & Record<string, Claim>> = { ...figures, ...certifications }

type KeyOf<Kind extends Statement['kind']> = {
  [Key in ClaimKey]: (typeof figures)[Key]['states']['kind'] extends Kind ? Key : never
}[ClaimKey]

/** The number of a claim, to compute with: 99.99 for 99.99%, 5,000,000 for 5M. */
export const claimNumber = (key: KeyOf<'number'>): number => figures[key].states.value

/** A claim of how often something is done. */
export type RhythmClaim = KeyOf<'rhythm'>
export const claimRhythm = (key: RhythmClaim) => figures[key].states.value

/** The ends of a claim that states a range. */
export const claimRange = (key: KeyOf<'range'>): { readonly from: number; readonly to: number } => figures[key].states
