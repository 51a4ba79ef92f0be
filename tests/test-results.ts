/* The results of the stages of `npm test`, read from the reports of Vitest and Playwright. */

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/node'

/** A failed test or step: its name with its place, and what it printed. */
export interface Failure {
  name: string
  error: string
}

/** The result of a stage of the test run. A test that passed only at its second attempt counts as passed. */
export interface Outcome {
  passed: number
  skipped: number
  failures: readonly Failure[]
  /** Names of tests that passed at their second attempt. */
  secondAttempts: readonly string[]
}

export interface Stage extends Outcome {
  title: string
  seconds: number
}

export const onePassed: Outcome = { passed: 1, skipped: 0, failures: [], secondAttempts: [] }

export const oneFailed = (name: string, error: string): Outcome => ({
  ...onePassed,
  passed: 0,
  failures: [{ name, error }],
})

/** Reads the report of Vitest's JSON reporter. */
export function readVitest(file: string): Outcome {
  const report: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'))
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      name: `${relative('.', name)} › ${fullName}`,
      errors: failureMessages ?? [],
    })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  // A file that does not load, or whose hooks fail, is a failure without a failed test.
  const brokenFiles = report.testResults.filter(
    ({ status, message, assertionResults }) =>
      status === 'failed' && (message !== '' || assertionResults.every((test) => test.status !== 'failed')),
  )
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures: [
      ...failed.map(({ name, errors }) => ({ name, error: errors.join('\n') })),
      ...brokenFiles.map(({ name, message }) => ({ name: relative('.', name), error: message || 'in a hook' })),
    ],
    secondAttempts: tests
      .filter(({ status, errors }) => status === 'passed' && errors.length > 0)
      .map(({ name }) => name),
  }
}

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywright(file: string): Outcome {
  const { stats, suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => {
      const attempt = results.findLast((result) => result.errors.length > 0)
      const error = attempt?.errors.map(({ message }) => message).join('\n') ?? ''
      return { status, name: `tests/browser/${file}:${line} › ${title}`, error }
    }),
  )
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...tests.filter(({ status }) => status === 'unexpected').map(({ name, error }) => ({ name, error })),
      ...errors.map(({ message = '' }) => ({ name: 'outside of any test', error: message })),
    ],
    secondAttempts: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  }
}

/** Limits that keep the summary within the last hundred lines of a log, which are often the only visible ones. */
const shown = { failures: 10, linesOfOne: 6 }

/** The summary: the time of each stage, the failures, and `N passed, N failed`. */
export function summary(stages: readonly Stage[], seconds: number): string[] {
  const failures = stages.flatMap(({ title, failures }) => failures.map((failure) => ({ title, ...failure })))
  const sum = (count: (stage: Stage) => number) => stages.reduce((total, stage) => total + count(stage), 0)
  const skipped = sum((stage) => stage.skipped)
  return [
    ...[...stages, { title: 'All', seconds }].map(
      (one) => `${Math.round(one.seconds).toString().padStart(5)} s  ${one.title}`,
    ),
    ...stages.flatMap(({ secondAttempts }) => secondAttempts.map((name) => `Passed at its second attempt: ${name}`)),
    ...failures
      .slice(0, shown.failures)
      .flatMap(({ title, name, error }) => [`Failed in ${title}: ${name}`, ...firstLines(error)]),
    ...(failures.length > shown.failures ? [`and ${failures.length - shown.failures} more that failed`] : []),
    `${sum((stage) => stage.passed)} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ]
}

function firstLines(error: string): string[] {
  return stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .slice(0, shown.linesOfOne)
    .map((line) => `      ${line.slice(0, 200)}`)
}
