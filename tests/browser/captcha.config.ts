import { defineConfig } from 'playwright/test'
import core from './playwright.config.ts'

/** Tests of a separate build: a captcha changes scripts, pages and headers of both forms. */
export default defineConfig({
  ...core,
  projects: [{ name: 'captcha', testMatch: 'captcha/*.test.ts' }],
  globalSetup: './captcha/build-and-serve.ts',
})
