import { defineConfig } from 'playwright/test'
import core from './playwright.config.ts'

/** A build of its own: with a captcha set, scripts, pages and headers of the two forms are others. */
export default defineConfig(core, {
  testMatch: 'browser/captcha/*.test.ts',
  globalSetup: './captcha/build-and-serve.ts',
})
