import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Failure, Outcome } from './outcome.ts'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed']),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const playwrightError = z.object({ message: z.string().default('no message') })
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.enum(['skipped', 'expected', 'unexpected', 'flaky']),
          results: z.array(z.object({ errors: z.array(playwrightError) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
})

/** Reads the report of Vitest's JSON reporter. */
export function readVitest(file: string): Outcome {
  const { numPassedTests, numPendingTests, testResults } = vitestReport.parse(written(file))
  const failures: Failure[] = []
  const secondAttempts: Failure[] = []
  for (const { name, status, message, assertionResults } of testResults) {
    const place = relative('.', name)
    const named = assertionResults
      .filter((test) => test.status === 'failed' || test.failureMessages.length > 0)
      .map((test) => ({ status: test.status, ...failure(`${place} › ${test.fullName}`, test.failureMessages) }))
    const failed = named.filter((test) => test.status === 'failed')
    failures.push(...failed)
    secondAttempts.push(...named.filter((test) => test.status === 'passed'))
    // A file that does not load, or whose hooks fail, is a failure without a failed test.
    if (status === 'failed' && (failed.length === 0 || message !== ''))
      failures.push(failure(place, [message || 'in a hook, or before its tests; see above']))
  }
  return { passed: numPassedTests, skipped: numPendingTests, failures, secondAttempts }
}

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywright(file: string): Outcome {
  const { config, stats, suites, errors } = playwrightReport.parse(written(file))
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, results }) => {
      const place = `${relative('.', join(config.rootDir, spec.file))}:${spec.line}`
      const attempt = results.findLast((result) => result.errors.length > 0)
      return { status, ...failure(`${place} › ${spec.title}`, attempt?.errors.map((error) => error.message) ?? []) }
    }),
  )
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...tests.filter((test) => test.status === 'unexpected'),
      ...errors.map((error) => failure('outside of any test', [error.message])),
    ],
    secondAttempts: tests.filter((test) => test.status === 'flaky'),
  }
}

function written(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`The runner left no readable report; see above. ${String(error)}`)
  }
}

function specsOf(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSuite>['specs'] {
  return [...suite.specs, ...suite.suites.flatMap(specsOf)]
}

function failure(name: string, messages: readonly string[]): Failure {
  return { name, error: stripVTControlCharacters(messages.join('\n')) || 'no message' }
}
