import { expect, test } from 'vitest'
import { failureLines } from '#tests/failures.ts'
import { closingLine, onePassed, type Stage, stageTimes } from '#tests/outcome.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `a.test.ts › test ${index}`,
    error: Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n\n'),
  }))
const stage = (title: string, over: Partial<Stage>): Stage => ({ title, seconds: 1, ...onePassed, ...over })

test('says nothing where everything passed', () => {
  expect(failureLines([stage('Unit tests', {})])).toEqual([])
  expect(closingLine([stage('Unit tests', {}), stage('Build', { skipped: 2 })])).toBe('2 passed, 0 failed, 2 skipped')
})

test('names what failed, and what passed at its second attempt, under its stage', () => {
  const stages = [
    stage('Unit tests', { failures: [{ name: 'a.test.ts › adds', error: 'Error: 1 is not 2\n\n  at a.test.ts:3' }] }),
    stage('Browser tests', { secondAttempts: [{ name: 'b.test.ts:9 › opens', error: 'Timeout' }] }),
  ]
  expect(failureLines(stages)).toEqual([
    '== Browser tests, passed at the second attempt:',
    '  b.test.ts:9 › opens',
    '      Timeout',
    '== Unit tests, failed:',
    '  a.test.ts › adds',
    '      Error: 1 is not 2',
    '        at a.test.ts:3',
  ])
  expect(closingLine(stages)).toBe('2 passed, 1 failed')
})

test('lists how long each stage took, and all together', () => {
  const stages = [stage('Unit tests', { seconds: 61.4 }), stage('Build', { seconds: 9.2 })]
  expect(stageTimes(stages)).toEqual(['   61 s  Unit tests', '    9 s  Build', '   71 s  All'])
})

test.each([1, 2, 5, 10, 11, 400])('of %i failures, shows what fits on a screen', (count) => {
  const lines = failureLines([stage('Built pages', { failures: numbered(count) })])
  expect(lines.length).toBeLessThanOrEqual(75)
  expect(lines).toContain('      line 5')
  expect(lines.filter((line) => line.includes('›'))).toHaveLength(Math.min(count, 10))
  expect(lines.at(-1)?.startsWith('  and ')).toBe(count > 10)
})
