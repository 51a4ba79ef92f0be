import { decimal, whole } from '#content/en/print.ts'
import { claimNumber } from './claims.ts'

const share = (key: 'uptime' | 'queryUptime' | 'integrity') => 1 - claimNumber(key) / 100
const minutesOf = (days: number) => days * 24 * 60

const downPerYear = share('uptime') * minutesOf(365)
const secondsDown = Math.round(downPerYear * 60)

/** What follows from the claims by arithmetic: change a claim and these change with it. */
const consequences = {
  /** Minutes of a year that the SLA of live operations leaves. */
  'uptime.year': `${whole(downPerYear)}\u00a0minutes`,
  'uptime.year.exact': `${Math.floor(secondsDown / 60)}\u00a0min ${secondsDown % 60}\u00a0s`,
  'queryUptime.month': `${decimal(share('queryUptime') * minutesOf(30), 1)}\u00a0minutes`,
  'integrity.rest': `${decimal(share('integrity') * 100, 2)}%`,
  /** Records a day that fail a check, where as many are read as stated at least. */
  'integrity.records': `${whole(share('integrity') * claimNumber('dataPoints'))} records a day`,
} as const

export type ConsequenceKey = keyof typeof consequences

/** The words of a consequence: '21.6 minutes'. */
export const consequence = (key: ConsequenceKey): string => consequences[key]

/** What `{{claim.queryUptime.month}}` stands for in an article. */
export const consequenceWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(consequences).map(([key, words]) => [`claim.${key}`, words]),
)
