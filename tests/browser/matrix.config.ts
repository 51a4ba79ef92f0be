import { defineConfig } from 'playwright/test'
import core from './playwright.config.ts'

/** The full matrix: every page in every width, scheme and medium. `npm test -- --matrix` runs it after the core. */
export default defineConfig(core, {
  testMatch: 'browser/matrix/*.test.ts',
  globalSetup: ['./serve.ts', './link-styles.ts'],
})
