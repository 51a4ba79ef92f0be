import { consequenceWords } from '#content/en/claims/consequences.ts'
import { saltWords } from '#content/en/claims/linkability.ts'
import { claimWords, statement } from '#content/en/claims.ts'
import { dayWords } from '#content/en/day-words.ts'
import { certificationRegister } from '#content/facts/certifications.ts'
import { claims } from '#content/facts/claims.ts'
import { fold, type WordBlock } from '#tests/dist/blocks.ts'

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const units = [
  [/^(ms|milliseconds?)$/, 'ms'],
  [/^(s|seconds?)$/, 's'],
  [/^(min|minutes?)$/, 'min'],
  [/^(h|hours?)$/, 'h'],
  [/^days?$/, 'days'],
] as const
const unit = String.raw`(?:\s?(?:ms|min)|\s(?:milliseconds?|seconds?|minutes?|hours?|days?|business days?|s|h))`

/**
 * Patterns of figures that a company could state of itself: a share, a time, a rate, a volume, a ratio, a count with a
 * plus, a bounded length. Other lengths, years and plain counts are not checked.
 */
const figure = new RegExp(
  [
    '24/7',
    String.raw`(?:<\s?|under\s)${number}\s?m(?![a-z\d/])`,
    String.raw`${number}\s?%\+?`,
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

/** Every such figure in a text, in one spelling: '48 hours' is '48 h', '<100 ms' and 'under 100 ms' are '100 ms'. */
export function figuresIn(text: string): string[] {
  return (fold(text).match(figure) ?? []).map(spelled)
}

function spelled(found: string): string {
  const bare = found.replace(/^(?:<\s?|under\s)/i, '').replace(/(\d)-(?=[a-z])/, '$1 ')
  const [, value = '', word = ''] = /^([\d.,/:]+[MBk]?\+?)\s?(.*)$/.exec(bare) ?? []
  const short = units.find(([pattern]) => pattern.test(word))?.[1] ?? word
  return short === '' || short.startsWith('%') ? value + short : `${value} ${short}`
}

/** Volumes that are set large, with the unit beside them. */
const large = Object.values(claims).flatMap(({ states }) =>
  states.kind === 'number' && states.bound === 'or-more' ? statement({ ...states, unit: 'count' }) : [],
)

/** The figures in the register of claims, those computed from them, and the lives of salts. */
const stated = new Set(
  [...Object.values(claimWords), ...Object.values(consequenceWords), ...Object.values(saltWords), ...large].flatMap(
    figuresIn,
  ),
)

/** The units of the numbers of the synthetic day, by the last part of their keys. */
const dayUnits = [
  [/\.share$/, '%'],
  [/\.minutes$|\.without$|day\.T$|day\.gap$|\.moving$|\.rest$/, ' min'],
  [/hours$/, ' h'],
  [/days$/, ' days'],
] as const

const ofTheDay = new Set(
  Object.entries(dayWords()).flatMap(([key, word]) =>
    dayUnits.flatMap(([pattern, suffix]) => (pattern.test(key) ? figuresIn(`${word}${suffix}`) : figuresIn(word))),
  ),
)

/** Levels of confidence, which are conventions and promise nothing: 'the 95% region'. */
const level =
  /\b\d{2}% (?=region|radius|interval|probability|in between)|(?<=holds |hold )\d{2}% of its fixes|with \d{2}% probability/g

/** Words by which a block declares its figures invented examples, or published results of others. */
const marks = /\bexamples?\b|\binvented\b|\bsynthetic\b|\bsuppose\b/i
const published = /\b(?:1[89]|20)\d\ds?\b|\b(?:article|section) \d/i
const workedSection = /worked (?:example|case)/i

export function isExample({ element, text }: WordBlock): boolean {
  const heading = element.closest('section')?.querySelector('h2, .section-head')
  return (
    marks.test(text) ||
    published.test(text.replace(/\bISO[\s/]\S*|© ?\d+/g, '')) ||
    workedSection.test(heading?.textContent ?? '') ||
    element.closest('[data-example]') !== null
  )
}

/** The figures of a block that are neither claims, nor numbers of the day, nor examples. */
export function unstated(block: WordBlock): string[] {
  if (isExample(block)) return []
  return figuresIn(block.text.replace(level, '')).filter((found) => !stated.has(found) && !ofTheDay.has(found))
}

const family = new RegExp(
  [
    String.raw`ISO(?:\/IEC)?\s\d{4,5}(?::\d{4})?`,
    String.raw`IEC\s\d{5}`,
    String.raw`SOC\s\d(?:\sType\s(?:II|I))?`,
    String.raw`CSA STAR(?:\sLevel\s\d)?`,
    String.raw`PCI DSS(?:\s\d\.\d)?`,
    String.raw`NIST\s(?:SP\s)?(?:CSF\s[\d.]+|800-\d+[A-Z]?(?:\sRev\s\d)?)`,
    String.raw`CMMC(?:\sLevel\s\d)?`,
    String.raw`FIPS\s\d+(?:-\d)?`,
    String.raw`(?:DoD\s)?SRG\sIL\d|\bIL[2-6]\b`,
    String.raw`(?:FedRAMP|StateRAMP|TX-RAMP)(?:\s(?:High|Moderate|Low))?`,
    String.raw`HITRUST|TISAX|Cyber Essentials(?:\sPlus)?|Common Criteria|IRAP|\bENS\b|SecNumCloud|BSI C5`,
    'NERC CIP|FINRA|GLBA|FERPA|21 CFR Part 11|HIPAA|HITECH|LGPD|APPI|POPIA|UK GDPR|GDPR|CCPA|CPRA',
  ].join('|'),
  'g',
)

/** Patterns of the names of certifications. */
export const certificationsIn = (text: string): string[] => fold(text).match(family) ?? []

/** Standards that a method follows or a client keeps, so that naming them claims nothing. Each with its source. */
export const citedOnly: Readonly<Record<string, string>> = {
  'NIST SP 800-162': 'a guide to attribute-based access control',
  'NIST SP 800-171': 'what CMMC counts its requirements from',
  'NIST SP 800-172': 'what CMMC Level 3 adds',
  'ISO 22320': 'guidelines for incident management, in the compliance of public safety',
}

/** Whether a name is in the register, in full or without its edition: 'ISO/IEC 27001' stands for 'ISO 27001:2022'. */
export function isRegistered(found: string): boolean {
  const name = found.replace('ISO/IEC', 'ISO').replace(/^NIST SP (?=800-53)/, 'NIST ')
  return certificationRegister.some((row) =>
    row.name.split('/').some((each) => `${each} `.startsWith(name) || row.name.startsWith(name)),
  )
}
