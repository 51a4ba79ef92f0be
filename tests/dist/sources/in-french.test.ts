import { describe, expect, it } from 'vitest'
import { frenchTitles } from '#content/sources/french-titles.ts'
import { inOwnLanguage, type OwnTitles } from '#content/sources/own-title.ts'
import { addressOf, type SourceKey, sourceOf } from '#content/sources/sources.ts'
import { inFrench, isPaired, page } from '#tests/dist/site.ts'
import { cited, holds, listOf, namesOf, wordsOf } from './cited.ts'

const titles: OwnTitles = frenchTitles

/** The sources of keys, each as French names it. */
const inFrenchOf = (keys: readonly SourceKey[]) =>
  keys.flatMap((key) => {
    const source = sourceOf(key)
    return source ? [inOwnLanguage(source, titles[key])] : []
  })

/** French says the country behind the name of a body. */
const withoutCountry = (name: string) => name.replace(/^United States /, '')

describe.each([...cited].filter(([address]) => isPaired(page(address))))('sources of %s in French', (address, keys) => {
  const french = inFrench(address)
  const sources = inFrenchOf(keys)
  const items = [...(listOf(french)?.querySelectorAll('li') ?? [])]

  it('are those of English, by their French titles and addresses', () => {
    const found = items.map((item) => [
      item.querySelector('i')?.textContent,
      item.querySelector('a')?.getAttribute('href') ?? undefined,
    ])
    expect(found.toSorted()).toEqual(sources.map((source) => [source.title, addressOf(source)]).toSorted())
  })

  it('are all named in the words of the page', () => {
    const words = wordsOf(french)
    const silent = sources.filter(
      (source) =>
        !namesOf(source)
          .map(withoutCountry)
          .some((name) => holds(words, name)),
    )
    expect(silent.map(({ title }) => title)).toEqual([])
  })
})
