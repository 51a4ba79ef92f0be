import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { loadEnvironment } from '#server/environment.ts'
import { chromiumArguments } from '#tests/chromium.ts'

// Before any test's own imports read a setting.
loadEnvironment('local')

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '..',
  testMatch: ['browser/{pages,contact,sign-in}/*.test.ts', 'specification/**/*.browser.ts'],
  outputDir: join('..', '..', 'test-results'),
  // Two at once halve the time on a desk; on a machine of two cores that must decide, one at a time is calmer.
  workers: process.env.CI ? 1 : 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A hiccup of a browser must not refuse a landing; nothing is hidden, since the run's end names a second attempt.
  retries: process.env.CI ? 1 : 0,
  // Against what hangs, not a measure: a machine that does other work is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  globalSetup: './serve.ts',
  use: {
    ...(executablePath === undefined ? {} : { launchOptions: { executablePath, args: chromiumArguments } }),
    trace: 'off',
  },
})
