import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkSeed } from '#server/publish/day-results.ts'

const lineOf = (file: string, text: string) => readFileSync(file, 'utf8').split(text)[0]?.split('\n').length

it('names each line that quotes a number of the day, when the day comes from another seed than the site states', () => {
  expect(() => checkSeed()).not.toThrow()
  let said = ''
  try {
    checkSeed(7)
  } catch (error) {
    said = String(error)
  }
  expect(said).toMatch(
    /^Error: content\/facts\/dataset\.ts: `seed` is 7, and .* from seed 3105\..* set `seed` to 3105:\n/,
  )
  const article = 'content/en/blog/from-signal-to-site-mesh-network-localization.md'
  const page = 'content/fr/pages/publications/data.ts'
  const figures = 'content/en/figures.ts'
  expect(said.split('\n')).toEqual(
    expect.arrayContaining([
      `${article}:${lineOf(article, '{{survey.places.word}}')}: survey.readings, survey.places.word, survey.exponent, survey.exponent.error, survey.sigma`,
      `${page}:${lineOf(page, "('day.seed')")}: day.seed`,
      expect.stringMatching(`^${figures}:${lineOf(figures, "('day.fixes')")}: .*day\\.fixes`),
    ]),
  )
})
