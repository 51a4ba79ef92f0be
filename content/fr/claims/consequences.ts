import { consequences } from '#content/facts/claim-consequences.ts'
import { plural } from '#content/fr/grammar.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { decimal, whole } from '#content/fr/print.ts'

const { minutesDownPerYear, queryMinutesDownPerMonth, failingShare, failingRecordsPerDay } = consequences
const secondsDown = Math.round(minutesDownPerYear * 60)

const words = typeset({
  'uptime.year': `${whole(minutesDownPerYear)} ${plural(minutesDownPerYear, 'minute', 'minutes')}`,
  'uptime.year.exact': `${Math.floor(secondsDown / 60)} min ${secondsDown % 60} s`,
  'queryUptime.month': `${decimal(queryMinutesDownPerMonth, 1)} ${plural(queryMinutesDownPerMonth, 'minute', 'minutes')}`,
  'integrity.rest': `${decimal(failingShare * 100, 2)} %`,
  'integrity.records': `${whole(failingRecordsPerDay)} enregistrements par jour`,
} as const)

type ConsequenceKey = keyof typeof words

/** The words of what follows from a claim: '21,6 minutes'. */
export const consequence = (key: ConsequenceKey): string => words[key]

/** What `{{claim.queryUptime.month}}` stands for in an article. */
export const consequenceWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(words).map(([key, text]) => [`claim.${key}`, text]),
)
