/* The list of sources: its keys, its order and its addresses. */

import { expect, test } from 'vitest'
import { sourcesOf } from '#content/sources/cited.ts'
import { type Source, sourceSchema } from '#content/sources/source.ts'
import { addressOf } from '#content/sources/source-address.ts'
import { sourceEntries } from '#content/sources/sources.ts'
import { language } from '#language'
import { sourceList } from '#words/sources/list.ts'

const [and, others, regulation] = {
  'en-CA': ['and', 'others', 'General Data Protection Regulation'],
  'fr-CA': ['et', 'autres', 'Règlement général sur la protection des données'],
}[language.tag]

test('no key and no DOI is in two places', () => {
  const keys = sourceEntries.map(([key]) => key)
  const dois = sourceEntries.flatMap(([, { doi }]) => doi ?? [])
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  expect(dois.filter((doi, index) => dois.indexOf(doi) !== index)).toEqual([])
})

test('the key of a work of people is a surname and the year', () => {
  for (const [key, source] of sourceEntries) {
    if (source.kind === 'law' || source.kind === 'standard' || source.authors === undefined) continue
    expect(key).toMatch(new RegExp(`^[a-z]+${source.year}`))
    const surname = source.authors[0].split(',')[0] ?? ''
    const letters = surname.normalize('NFKD').replace(/[^a-z]/gi, '')
    expect(key).toMatch(new RegExp(`^${letters.toLowerCase().slice(0, 4)}`))
  }
})

test('a list goes by author, then by year, and laws by title', () => {
  expect(sourcesOf(['gdpr', 'wesolowski2013', 'bpr1964', 'wesolowski2012', 'ester1996'])).toEqual(
    sourcesOf(['ester1996', 'gdpr', 'bpr1964', 'wesolowski2012', 'wesolowski2013']),
  )
  const [first, second, third] = sourcesOf(['wesolowski2013', 'gdpr', 'ester1996'])
  expect([first?.title, second?.title, third?.title]).toEqual([
    expect.stringMatching(/^A Density-Based/),
    regulation,
    expect.stringMatching(/^The impact of biases/),
  ])
})

test('a DOI is an address, and characters that end an attribute are escaped in it', () => {
  expect(sourcesOf(['brier1950']).map(addressOf)).toEqual([
    'https://doi.org/10.1175/1520-0493(1950)078%3C0001:VOFEIT%3E2.0.CO;2',
  ])
  expect(sourcesOf(['isa182']).map(addressOf)).toEqual([undefined])
})

test('up to four authors are named in full, of more the first three', () => {
  const [one, two, four, many] = sourcesOf(['hampel1974', 'lum2016', 'song2010limits', 'wesolowski2012'])
  const byline = (source: Source | undefined) =>
    source && source.kind !== 'law' ? sourceList.byline(source).replaceAll('\u00a0', ' ') : ''
  expect([one, two, four, many].map(byline)).toEqual([
    'Hampel, F. R.',
    `Lum, K. ${and} Isaac, W.`,
    `Song, C., Qu, Z., Blumm, N. ${and} Barabási, A.-L.`,
    `Wesolowski, A., Eagle, N., Tatem, A. J. ${and} 4 ${others}`,
  ])
})

const law = { kind: 'law', title: 'Privacy Act', number: 'R.S.C. 1985, c. P-21', french: null }
const work = { kind: 'book', title: 'Atlas', authors: ['Lum, K.'], doi: '10.1000/182' }

test.each([
  ['a field that sources do not have', { ...work, journal: 'Nature' }],
  ['a law without a citation', { ...law, number: undefined }],
  ['a law that says nothing of its French title', { ...law, french: undefined }],
  ['a law with an author', { ...law, authors: ['Lum, K.'] }],
  ['a work of nobody', { ...work, authors: undefined }],
  ['a work of people and of a body', { ...work, issuer: 'NIST' }],
  ['a work that cannot be looked up', { ...work, doi: undefined }],
  ['a DOI with the address of its resolver', { ...work, doi: 'https://doi.org/10.1000/182' }],
])('%s is refused', (_, entry) => {
  expect([law, work].every((good) => sourceSchema.safeParse(good).success)).toBe(true)
  expect(sourceSchema.safeParse(entry).success).toBe(false)
})
