import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claims } from '#content/facts/claims.ts'

const document = readFileSync('docs/open-claims.md', 'utf8')
const questions = document.split(/^(?=\d+\. )/m).slice(1)

test('every question has its number, why it matters, where the answer goes, and what the site says until then', () => {
  expect(questions.length).toBeGreaterThan(10)
  questions.forEach((question, index) => {
    expect(question).toMatch(
      new RegExp(`^${index + 1}\\. \\*\\*[^*]+\\?[^*]*\\*\\*\\n +- Why: .+\\n +- Where: .+\\n +- Until then: .+`),
    )
  })
})

test('no figure is named that the register does not hold', () => {
  const figures = document.slice(document.indexOf('## Figures'), document.indexOf('## Privacy'))
  const keys = [...figures.matchAll(/`([a-z]+[A-Z]\w*|[a-z]+)`/g)].map(([, key = '']) => key)
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter((key) => !(key in claims))).toEqual([])
})
