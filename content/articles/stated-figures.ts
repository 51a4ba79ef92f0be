import { claims } from '#content/facts/claims.ts'
import type { PlaceholderValues } from '#content/markdown/placeholders.ts'
import type { WordsUnderHeading } from './units.ts'

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const units = [
  [/^(ms|milliseconds?)$/, 'ms'],
  [/^(s|secs?|seconds?|secondes?)$/, 's'],
  [/^(mins?|minutes?)$/, 'min'],
  [/^(h|hrs?|hours?|heures?)$/, 'h'],
  [/^(days?|jours?)$/, 'days'],
] as const
const unit = String.raw`(?:\s?(?:ms|mins?|secs?|hrs?)|\s(?:milliseconds?|seconde?s?|minutes?|hours?|heures?|days?|jours?|business days?|s|h))`

/**
 * Patterns of figures that a company could state of itself: a share, a time, a rate, a volume, a ratio, a count with a
 * plus, a bounded length. Other lengths, dates, hours of the day, years and plain counts are not checked.
 */
const figure = new RegExp(
  [
    '24/7',
    String.raw`(?:<\s?|under\s)${number}\s?m(?![a-z\d/])`,
    String.raw`${number}\s?(?:%\+?|per\s?cent\b|pour\scent\b)`,
    String.raw`${number}(?:[MBk]|\smillion|\sbillion)?\+?\s(?:signals|data points|records|queries|events)\s(?:per|a)\s(?:second|minute|hour|day)`,
    String.raw`${number}\scertifications`,
    String.raw`(?<![\d,.])${number}${unit}(?![a-z\d²³/])`,
    String.raw`${number}-(?:minute|hour|second|day)\b`,
    String.raw`\b\d{1,3}:1\b`,
    String.raw`${number}[MBk]?\+`,
    String.raw`${number}[MB]\b`,
  ].join('|'),
  'g',
)

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Every such figure in a text, in one spelling: '48 hours' is '48 h', '<100 ms' and 'under 100 ms' are '100 ms'. */
export function figuresIn(text: string): string[] {
  return (fold(text).match(figure) ?? []).map(spelled)
}

function spelled(found: string): string {
  const bare = found.replace(/^(?:<\s?|under\s)/i, '').replace(/(\d)-(?=[a-z])/, '$1 ')
  const [, value = '', word = ''] = /^([\d.,/:]+[MBk]?\+?)\s?(.*)$/.exec(bare) ?? []
  const short = units.find(([pattern]) => pattern.test(word))?.[1] ?? word
  if (/^(per|pour)/.test(short)) return `${value}%`
  return short === '' || short.startsWith('%') ? value + short : `${value} ${short}`
}

/** The units of the numbers of the synthetic day, by the last part of their keys. */
const dayUnits = [
  [/\.share$/, '%'],
  [/\.minutes$|\.without$|day\.T$|day\.gap$|\.moving$|\.rest$/, ' min'],
  [/hours$/, ' h'],
  [/days$/, ' days'],
] as const

/** Volumes that are set large, with the unit beside them. */
const setLarge = (): string[] =>
  Object.values(claims).flatMap(({ states }) => {
    if (states.kind !== 'number' || states.bound !== 'or-more') return []
    return [states.value < 1e6 ? `${states.value}+` : `${states.value / 1e6}M+`]
  })

/**
 * The figures that need no further source on a page, whose words call functions: those in the register of claims, those
 * computed from them, and the numbers of the synthetic day.
 * @param words of the placeholders, in English
 */
export const statedFigures = (words: PlaceholderValues): ReadonlySet<string> =>
  new Set(
    [
      ...Object.entries(words).flatMap(([key, word]) => [
        word,
        ...dayUnits.flatMap(([pattern, suffix]) => (pattern.test(key) ? [`${word}${suffix}`] : [])),
      ]),
      ...setLarge(),
    ].flatMap(figuresIn),
  )

/** Levels of confidence, which are conventions and promise nothing: 'the 95% region'. */
const level =
  /\b\d{2}% (?=region|radius|interval|probability|in between)|(?<=holds |hold )\d{2}% of its fixes|with \d{2}% probability/g

/** Words by which a block declares its figures invented examples, or published results of others. */
const marks =
  /\bex[ae]mples?\b|\binvented\b|\binventée?s?(?!\p{L})|\bsynthetic\b|\bsynthétiques?\b|\bsuppos(?:e|ons)\b/iu
const published = /\b(?:1[89]|20)\d\ds?\b|\b(?:article|section) \d/i
const workedSection = /worked (?:example|case)/i

/**
 * The figures of a block that are not stated, not called an example, and not cited with a year or a law.
 * @param stated figures that need no further source. An article has none, because it writes their keys in braces
 */
export function unstatedFigures(
  { text, heading }: WordsUnderHeading,
  stated: ReadonlySet<string> = new Set(),
): string[] {
  if (marks.test(text) || workedSection.test(heading)) return []
  if (published.test(text.replace(/\bISO[\s/]\S*|© ?\d+/g, ''))) return []
  return figuresIn(text.replace(level, '')).filter((found) => !stated.has(found))
}
