/* Compares the numbers of an English text with those of its French translation. */

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Placeholder for a no-break space, which normalizing white space would lose. */
const fixed = '\u0001'

/**
 * The numerals of a text in one spelling for both languages: '1,606' and '1 606' are '1606', '3.5' and '3,5' are '3.5',
 * '09:05' and '9 h 05' are '9' and '5'. Zeros alone are left out: '24:00' is '24 h'.
 */
export function numeralsIn(text: string, tag: 'en-CA' | 'fr-CA'): string[] {
  const spelled = tag === 'fr-CA' ? ofFrench(text) : ofEnglish(text)
  return (spelled.match(/\d+(?:\.\d+)*/g) ?? [])
    .map((numeral) => numeral.replace(/^0+(?=\d)/, ''))
    .filter((numeral) => numeral !== '0')
}

const ofEnglish = (text: string) =>
  fold(text).replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (found) => found.replaceAll(',', ''))

const thousands = new RegExp(String.raw`(?<![\d.,])[1-9]\d{0,2}(?:${fixed}\d{3})+(?!\d)`, 'g')

const ofFrench = (text: string) =>
  fold(text.replaceAll('\u00a0', fixed))
    .replace(thousands, (found) => found.replaceAll(fixed, ''))
    .replaceAll(fixed, ' ')
    .replace(/(?<=\d),(?=\d)/g, '.')
    // '24/7' of English.
    .replaceAll('24 h sur 24, 7 j sur 7', '24/7')

/** Numerals that one text has and the other, in French, lacks, each once. */
interface NumeralDifferences {
  lacking: readonly string[]
  extra: readonly string[]
}

/** Compares the numerals of a text in both languages. Accepts hours of the afternoon: 'at 5' is « à 17 h ». */
export function numeralDifferences(english: string, french: string): NumeralDifferences {
  const [own, other] = [new Set(numeralsIn(english, 'en-CA')), new Set(numeralsIn(french, 'fr-CA'))]
  const hours = [...french.matchAll(/(?<![\d,.])(1[3-9]|2[0-3])[\s\u00a0](?:h|heures)(?!\p{L})/gu)]
  const afternoon = new Set(hours.map(([, hour = '']) => hour))
  return {
    lacking: [...own].filter((each) => !other.has(each) && !afternoon.has(String(Number(each) + 12))).toSorted(),
    extra: [...other].filter((each) => !own.has(each) && !afternoon.has(each)).toSorted(),
  }
}
