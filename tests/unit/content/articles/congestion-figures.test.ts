/* The formula in the article on mobility gives the numbers that it prints. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numeralsIn } from '#content/articles/numerals.ts'
import { language } from '#language'
import { articleLanguage } from '#words/articles.ts'
import { dayWords } from '#words/day-words.ts'

const article = readFileSync(
  `${articleLanguage.folder}/future-mobility-intelligence-smart-cities-iot.md`,
  'utf8',
).replace(/\{\{([^{}]*)\}\}/g, (_, key: string) => dayWords()[key] ?? '')

test('the formula of the article is loaded as the model is', () => {
  const numerals = (text: string) => numeralsIn(text, language.tag).map(Number)
  const [formula = ''] = /20 × \(1 \+ .*⁴\)\D+[\d,.]+\d/.exec(article) ?? []
  const [flow, travel] = numerals(`${dayWords()['peak.flow']} ${dayWords()['peak.travel']}`)
  expect(numerals(formula)).toEqual([20, 1, 0.15, flow, travel])
})
