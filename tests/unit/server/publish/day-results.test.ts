// The build stops when the simulated day comes from another seed than the one for which the sentences that quote its numbers
// were reviewed, and names those sentences.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dataset } from '#content/facts/dataset.ts'
import { checkSeed } from '#server/publish/day-results.ts'

/** The first line of a file that contains a text, with its number. */
const lineWith = (file: string, text: string) => {
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text))
  return `${file}:${at + 1}:`
}

it.each([
  ['content/en/blog/from-sensor-to-signal-raw-data-operational-intelligence.md', '{{day.fixes}}', 'day.fixes'],
  ['content/fr/pages/publications/data.ts', "dayWord('day.seed')", 'day.seed'],
  ['content/en/figures.ts', "n('day.fixes')", 'day.fixes'],
])('names the line of %s with %s when the day comes from another seed', (file, quote, key) => {
  const expected = `content/facts/dataset.ts: \`seed\` is 7, and content/day/results comes from seed ${dataset.seed}`
  expect(() => checkSeed(7)).toThrow(expected)
  expect(() => checkSeed(7)).toThrow(new RegExp(`^${lineWith(file, quote)} .*\\b${key.replace('.', '\\.')}\\b`, 'm'))
})
