import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { loadEnvironment } from '#server/environment.ts'
import { chromiumArguments, findChromium, findHeadlessShell } from '#tests/chromium.ts'

// Tests import modules that read settings.
loadEnvironment('local')

/** Chromium's headless shell, in which a page takes two thirds of the time. Tests that need a window use `windowedBrowser`. */
const executablePath = process.env.HEADLESS_SHELL_PATH ?? findHeadlessShell()
// Passed on to the processes that run the tests, which would look for both again.
process.env.HEADLESS_SHELL_PATH = executablePath
process.env.CHROMIUM_PATH ??= findChromium()

const pagesAndJourneys = '{pages,contact,sign-in,french}/*.test.ts'
/** Additional tests for continuous integration: long loops, and French. */
const inCi = /@ci|\bfrench\/|hostile-address|long-article-list|client-life/

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'core', testMatch: pagesAndJourneys, grepInvert: inCi },
    { name: 'ci', testMatch: pagesAndJourneys, grep: inCi },
    { name: 'faults', testMatch: 'faults/*.test.ts' },
    // Every page in every scheme and medium; the sample is one page of each kind.
    { name: 'sample', testMatch: 'matrix/*.test.ts', grep: /@sample/ },
    { name: 'matrix', testMatch: 'matrix/*.test.ts' },
  ],
  outputDir: join('..', '..', 'test-results'),
  // With one worker, a core would be idle while a page loads or a test compares.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // In CI a test is tried twice, because browsers fail now and then. The end of the run names each second attempt.
  retries: process.env.CI ? 1 : 0,
  // Both limits only end tests that hang, because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // tests/run.ts reads the report in JSON.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  globalSetup: './serve.ts',
  use: {
    launchOptions: { executablePath, args: chromiumArguments },
    trace: 'off',
  },
})
