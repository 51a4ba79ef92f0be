import { keptTexts } from './kept-texts.ts'

/** Keys whose values are no words: code reads them, and they are the same in every language. */
const codeKeys = new Set('kind slug path icon id ids figure fragments sources leadsTo topic form isoTime'.split(' '))

/** A text of at least two words in small letters: a sentence, or a phrase that another language says otherwise. */
const phrase = /\p{Ll}{3,}.*[\s\u00a0].*\p{Ll}{3,}/su

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map)

/**
 * What words in another language lack, have too much of, or leave in English: a line for each, with the path of its key.
 * @param path of the two values, for the lines: 'home.hero.title'
 */
export function differences(english: unknown, other: unknown, path: string): string[] {
  if (english === undefined) return []
  if (other === undefined) return [`${path} is missing`]
  if (english instanceof Map)
    return differences(Object.fromEntries(english), other instanceof Map ? Object.fromEntries(other) : other, path)
  if (english instanceof Set || english instanceof RegExp || english instanceof Date) return []
  if (Array.isArray(english)) return listDifferences(english, other, path)
  if (isPlain(english))
    return isPlain(other) ? objectDifferences(english, other, path) : [`${path} is no group of texts, as in English`]
  if (typeof english !== typeof other) return [`${path} is a ${typeof other}, and in English a ${typeof english}`]
  if (typeof english === 'function') return []
  if (typeof english !== 'string')
    return english === other || isKept(path) ? [] : [`${path} is ${other}, and in English ${english}`]
  return textDifferences(english, String(other), path)
}

function listDifferences(english: readonly unknown[], other: unknown, path: string): string[] {
  if (!Array.isArray(other)) return [`${path} is no list, as in English`]
  if (other.length !== english.length)
    return [`${path} has ${other.length} entries, and in English ${english.length}${missingSlugs(english, other)}`]
  return english.flatMap((entry, index) => differences(entry, other[index], `${path}[${index}]`))
}

/** Which services or sectors a list lacks, for the message about its length. */
function missingSlugs(english: readonly unknown[], other: readonly unknown[]): string {
  const slugOf = (entry: unknown) => (isPlain(entry) && typeof entry.slug === 'string' ? [entry.slug] : [])
  const there = new Set(other.flatMap(slugOf))
  const missing = english.flatMap(slugOf).filter((slug) => !there.has(slug))
  return missing.length === 0 ? '' : `: it lacks ${missing.join(', ')}, a file of that name beside it`
}

function objectDifferences(
  english: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  path: string,
): string[] {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`)
  const extra = Object.keys(other).filter((key) => !(key in english))
  return [
    ...extra.map((key) => `${below(key)} is extra: English has no such key`),
    ...Object.keys(english).flatMap((key) => differences(english[key], other[key], below(key))),
  ]
}

const isKept = (text: string): boolean => keptTexts.some((kept) => text === kept.text)

function textDifferences(english: string, other: string, path: string): string[] {
  const key = /(?:^|\.)([^.[\]]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? ''
  if (codeKeys.has(key) || /^[/#]/.test(english))
    return english === other ? [] : [`${path} is "${other}": code reads it, so write "${english}", as in English`]
  if (other.trim() === '' && english.trim() !== '') return [`${path} is empty`]
  if (english !== other || !phrase.test(english)) return []
  return isKept(english) ? [] : [`${path} is untranslated: "${english}"`]
}
