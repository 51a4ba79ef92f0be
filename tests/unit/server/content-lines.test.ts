import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gis } from '#content/en/services/gis.ts'
import { checkServices } from '#content/schema/check-entries.ts'
import { offsetOf } from '#server/content-lines.ts'
import { explained } from '#server/publish/build-failure.ts'

const lines = readFileSync('content/en/services/gis.ts', 'utf8').split('\n')
const lineOf = (text: string): number => lines.findIndex((line) => line.includes(text)) + 1

it('says on which line of a file of words a field is wrong', () => {
  const third = { ...gis.features[2], text: '' }
  const broken = { ...gis, number: '3.4', features: gis.features.with(2, third as never) }
  let message = ''
  try {
    checkServices({ gis: broken })
  } catch (error) {
    message = explained(error)
  }
  const file = 'content/en/services/gis.ts'
  expect(message).toContain(`${file}:${lineOf("number: '")}: number "3.4"`)
  expect(message).toContain(`${file}:${lineOf(`name: '${gis.features[2]?.name}'`) + 1}: features, entry 3, text ""`)
  expect(message).not.toMatch(/^\s+at /m)
})

it.each([
  [['points', 1, 'text'], '{ name'],
  [['subject'], '{ slug'],
  [['points', 7, 'text'], 'points'],
])('finds the nearest value to %j that a file has', (path, text) => {
  const source = "export const a = { slug: 'a', points: [{ text: 'b' }, { name: 'c' }] }"
  expect(source.slice(offsetOf('a.ts', source, path))).toMatch(new RegExp(`^${text}`))
})
