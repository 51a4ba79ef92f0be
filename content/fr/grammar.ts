/** The grammar that computed French sentences need: elision, contraction, agreement, ordinals. */

/** A noun as a contraction takes it. */
export interface Noun {
  readonly word: string
  readonly gender: Gender
  /** Singular unless said otherwise. */
  readonly number?: 'singular' | 'plural'
}

export type Gender = 'masculine' | 'feminine'

/** Beginnings before which nothing elides: an aspirated h, and 'onze', 'oui', 'huit' by usage. */
const disjunct =
  /^(?:onz|oui|yacht|h(?:ach|ai|alt|am(?!e)|and|ang|arc|aro|asard|auss|aut|er[stz]|i[ée]rarchi|olland|ongr|ont|ors|uit))/i

/** Figures elide nothing by usage: 'de 1 m', 'de 8 m', 'de 11 h'. */
const vowel = /^h?[aàâeéèêëiîïoôuùûyœæ]/i

/** Whether a word takes an apostrophe before it: 'd’heure', yet 'de huit', 'de 11', 'de hachage'. */
export const elides = (word: string): boolean => vowel.test(word) && !disjunct.test(word)

/** 'de Montréal', 'd’Ottawa'. */
export const de = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`)

/** 'que le jour', 'qu’une heure'. */
export const que = (word: string): string => (elides(word) ? `qu’${word}` : `que ${word}`)

/** With the definite article: 'le pont', 'la journée', 'l’étape', 'les arrêts'. */
export function definite({ word, gender, number }: Noun): string {
  if (number === 'plural') return `les ${word}`
  if (elides(word)) return `l’${word}`
  return gender === 'masculine' ? `le ${word}` : `la ${word}`
}

/** 'de' with the definite article: 'du pont', 'de la journée', 'de l’étape', 'des arrêts'. */
export const ofThe = (noun: Noun): string => contracted(noun, { masculine: 'du', plural: 'des', otherwise: 'de' })

/** 'à' with the definite article: 'au pont', 'à la journée', 'à l’étape', 'aux arrêts'. */
export const toThe = (noun: Noun): string => contracted(noun, { masculine: 'au', plural: 'aux', otherwise: 'à' })

function contracted(noun: Noun, forms: Readonly<Record<'masculine' | 'plural' | 'otherwise', string>>): string {
  if (noun.number === 'plural') return `${forms.plural} ${noun.word}`
  if (noun.gender === 'masculine' && !elides(noun.word)) return `${forms.masculine} ${noun.word}`
  return `${forms.otherwise} ${definite(noun)}`
}

const numberRules = new Intl.PluralRules('fr-CA')

/** The form for a count: 'jour' for 0, 1 and 1,5; 'jours' from 2. */
export const plural = (count: number, one: string, other: string): string =>
  numberRules.select(Math.abs(count)) === 'one' ? one : other

/** '1er', '1re', '2e', without superscripts. */
export const ordinal = (count: number, gender: Gender = 'masculine'): string =>
  count === 1 ? (gender === 'masculine' ? '1er' : '1re') : `${count}e`

/** A count in words before a feminine noun: 'un' is 'une', the others stay. */
export const feminine = (cardinal: string): string => cardinal.replace(/\b([Uu])n$/, '$1ne')
