/*
 * Finds figures in texts that the company could be held to, and reports those that are neither a claim nor computed
 * (docs/decisions/0038-every-number-has-a-reason.md).
 */

import { citesNamed } from '#content/sources/source-names.ts'
import { language } from '#language'
import type { WordsUnderHeading } from './text-blocks.ts'

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const count = String.raw`\d(?:[\d,.]*\d)?`
const units = [
  [/^(ns|nanosecond(?:e?s)?)$/, 'ns'],
  [/^([µμ]s|microsecond(?:e?s)?)$/, 'µs'],
  [/^(ms|millisecond(?:e?s)?)$/, 'ms'],
  [/^(s|secs?|seconds?|secondes?)$/, 's'],
  [/^(mins?|minutes?)$/, 'min'],
  [/^(h|hrs?|hours?|heures?)$/, 'h'],
  [/^(days?|jours?)$/, 'days'],
  [/^(weeks?|semaines?)$/, 'weeks'],
  [/^(months?|mois)$/, 'months'],
  [/^(years?|yrs?|ans|années?)$/, 'years'],
  [/^(times|fois)$/, 'times'],
] as const
const long = 'nanosecond|microsecond|millisecond|second|minute|hour|day|week|month|year'
const unit = String.raw`(?:\s?(?:[nµμm]s|mins?|secs?|hrs?|h|yrs?)|\s(?:(?:${long})s?|(?:nano|micro|milli)?secondes?|heures?|business days?|jours?|semaines?|mois|ans|années?|s))`
/** How long ago, and how old: a date and a fact, which promise nothing. */
const past = String.raw`(?!(?:\s|-)(?:ago|old|of age))`

/** What has a number of its own: 'step 3 of 10', 'section 12B', 'June 3 in 2 halls'. */
const numbered = String.raw`(?<!(?i:pages?|steps?|parts?|sections?|articles?|figures?|tables?|chapters?|items?|stages?|phases?|days?|weeks?|rounds?|volumes?|versions?|levels?|gates?|rooms?|routes?|highways?|buildings?|bills?|forms?|no\.|numbers?|étapes?|parties?|tableaux?|chapitres?|jours?|salles?|portes?|immeubles?|january|february|march|april|may|june|july|august|september|october|november|december)\s)`
/** The hour of a day in French: « à 9 h », « de 9 h à 17 h », « 9 h 30 ». */
const frenchTime = String.raw`(?<!(?<!\p{L})(?i:à|dès|vers|il y a|âgée?s? de)\s)(?!\d{1,2}\s?(?:h|heures)(?:\s?\d\d)?\s(?:à|et)\s\d{1,2}\s?(?:h|heures)(?!\p{L})|\d{1,2}\s?h\s?[0-5]\d(?!\d|\s?min))`
/** Words for always. */
const always = String.raw`(?!(?:7|365)\s(?:days|jours)\s(?:a|per|par|sur)\s|24\s?(?:h|hours|heures)\s(?:a\sday|per\sday|sur\s24|par\sjour))`

/**
 * Patterns of figures that a company could state of itself: a share, a time, a rate, a volume, a ratio, a count with a
 * plus, a bounded length. Other lengths, dates, hours of the day, years and plain counts are not checked.
 */
const figure = new RegExp(
  [
    String.raw`(?:<\s?|under\s)${number}\s?m(?![a-z\d/])`,
    String.raw`${number}\s?(?:%\+?|‰|per\s?cent\b|pour\s?cent\b|percentage\spoints?|points?\sde\spourcentage)`,
    String.raw`${number}(?:[MBk]|\smillion|\sbillion)?\+?\s(?:signals|data points|records|queries|events)\s(?:per|a)\s(?:second|minute|hour|day)`,
    String.raw`${number}\scertifications`,
    String.raw`${numbered}(?<![\p{L}\d,./:])${always}${count}\s(?:(?:out\s)?of|in(?:\severy)?|(?:fois\s)?sur)\s(?!(?:1[89]|20)\d\d\b)${count}(?![.,]?\d|\s(?:out\s)?of\s\d|${unit}(?!\p{L})|\s?(?:km|c?m)\b)`,
    String.raw`(?<![\d,.])${number}(?:\s(?:times|fois)|\s?[x×](?!\s?[\p{L}\d(]))(?!\p{L})`,
    String.raw`(?<![\d,.])${number}-?fold\b`,
    String.raw`(?<![\d,.])(?!802\.)${always}${frenchTime}${number}${unit}(?![\p{L}\d²³/])${past}`,
    String.raw`(?<![\d/])\d{1,2}/\d{1,3}\s(?:of|des?|du)(?!\p{L})`,
    String.raw`${number}-(?:${long})\b${past}`,
    String.raw`\b\d{1,3}:1\b`,
    String.raw`${number}[MBk]?\+`,
    String.raw`${numbered}(?<![\d,.])${number}[MB]\b`,
  ].join('|'),
  'gu',
)

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Every such figure in a text, in one spelling: '48 hours' is '48 h', '<100 ms' and 'under 100 ms' are '100 ms'. */
export function figuresIn(text: string): string[] {
  const folded = fold(text)
  // French sets thousands off by spaces.
  const whole = language.prefix === '' ? folded : folded.replace(/(?<![\d,.])[1-9]\d{0,2}(?: \d{3})+(?!\d)/g, joined)
  return (whole.match(figure) ?? []).map(spelled)
}

const joined = (number: string): string => number.replaceAll(' ', '')

function spelled(found: string): string {
  const [, part, whole] = /^([\d,.]+) \D+ ([\d,.]+)$/.exec(found) ?? []
  if (part !== undefined) return `${part} in ${whole}`
  const bare = found
    .replace(/^(?:<\s?|under\s)/i, '')
    .replace(/(\d)-?fold$/i, '$1 times')
    .replace(/(\d)\s?[x×]$/i, '$1 times')
    .replace(/(\d)-(?=[a-z])/i, '$1 ')
  const [, value = '', word = ''] = /^([\d.,/:]+[MBk]?\+?)\s?(.*)$/.exec(bare) ?? []
  const short = units.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? word
  if (/^(per|pour|point)/i.test(short)) return `${value}%`
  return short === '' || /^[%‰]/.test(short) ? value + short : `${value} ${short}`
}

/** Levels of confidence, which are conventions and promise nothing: 'the 95% region'. */
const level = /\b(?:50|68|90|95|99)% (?=region|radius|interval|probability)|(?<=holds |hold )68% of its fixes/g

/** Words by which a block declares its figures invented examples. */
const marks =
  /\bex[ae]mples?\b|\binvented\b|\binventée?s?(?!\p{L})|\bsynthetic\b|\bsynthétiques?\b|\bsuppos(?:e|ons)\b/iu
const workedSection = /worked (?:example|case)/i

/**
 * The figures of a block that are not stated, not called an example, and not those of a source that the block names with its
 * year, or of a section of a law.
 * @param stated figures that need no further source. An article has none, because it writes their keys in braces
 */
export function unstatedFigures(
  { text, heading }: WordsUnderHeading,
  stated: ReadonlySet<string> = new Set(),
): string[] {
  if (marks.test(text) || workedSection.test(heading)) return []
  // The numbers of '11 in 60' and '400 times' may be of the day.
  const isStated = (found: string) =>
    stated.has(found) || found.split(/ in | times$/).every((part) => part === '' || stated.has(part))
  const loose = figuresIn(text.replace(level, '')).filter((found) => !isStated(found))
  return loose.length > 0 && citesNamed(text) ? [] : loose
}
