import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A French file that takes over what English exports has its values from there. */
const takesOver = (source: string) => /^(?:import|export) (?!type)[^;]*? from '#content\/en\//m.test(source)

/** French files that have an English one, each with the source of both: `[english, french]`. */
const twins = globSync('content/en/**/*.{ts,md}')
  .map((file) => ({ english: file, french: file.replace('content/en/', 'content/fr/') }))
  .filter(({ french }) => existsSync(french))
  .map(({ english, french }) => ({ french, texts: [english, french].map((file) => readFileSync(file, 'utf8')) }))
  .filter(({ texts: [, own = ''] }) => !takesOver(own))

/** Each thing that one side has and the other lacks. */
function differences(found: (source: string) => readonly string[]): string[] {
  return twins.flatMap(({ french, texts }) => {
    const [english = new Set(), own = new Set()] = texts.map((source) => new Set(found(source)))
    return [
      ...[...english].filter((one) => !own.has(one)).map((one) => `${french}: lacks ${one} of the English file`),
      ...[...own]
        .filter((one) => !english.has(one))
        .map((one) => `${french}: has ${one}, which the English file lacks`),
    ]
  })
}

const matches = (pattern: RegExp) => (source: string) => [...source.matchAll(pattern)].map(([, found = '']) => found)

test('French prints every computed value that English prints, and no other', () => {
  expect(twins.length).toBeGreaterThan(20)
  const values = matches(/(?:dayWord|claim|claimFigure|claimNumber|claimRange|consequence|\bn)\(\s*'([^']+)'/g)
  const placeholders = matches(/\{\{\s*([\w.-]+)\s*\}\}/g)
  /** A number in words, with a capital or without, is one value. */
  const one = (key: string) => key.replace(/\.[wW]ord$/, '')
  expect(differences((source) => [...values(source), ...placeholders(source)].map(one))).toEqual([])
})

test('French links, and names figures, sources and topics, as English does', () => {
  // A heading of an article has a French fragment, and other sites have French pages.
  const links = matches(/(?:href: '|\]\()((?:\/|figure:)[^'\s)#]*(?:(?<!\/blog\/[^'\s)]*)#[^'\s)]*)?)/g)
  const names = matches(/(?:icon|slug|path|ground|fold|method|mark|kind): '([^']*)'(?! \}>)/g)
  const topics = matches(/contactAbout\('([^']+)'/g)
  const cited = matches(/^ *sources: \[([^\]]*)\]/gm)
  const keys = (source: string) => cited(source).flatMap((list) => list.split(/[\s,']+/).filter(Boolean))
  expect(differences((source) => [...links(source), ...names(source), ...topics(source), ...keys(source)])).toEqual([])
})
