/*
 * What every browser test imports: the served site (`host`), and a `page` that fails its test where the site breaks a rule.
 */

import { test as base, expect } from 'playwright/test'

/** The host that `serve.ts` started, as the environment describes it. */
export const host = {
  get origin() {
    return required('CAIRNLINE_TEST_ORIGIN')
  },
  get client() {
    return { email: required('CAIRNLINE_TEST_EMAIL'), password: required('CAIRNLINE_TEST_PASSWORD') }
  },
  get dataFolder() {
    return required('CAIRNLINE_TEST_DATA')
  },
}

/**
 * A page that fails its test on a warning or an error in the console, an exception of a script, a broken security policy,
 * a failed request or a request to another host. `allow` names the complaints that a test provokes on purpose.
 */
export const test = base.extend<{ allow: (complaint: RegExp) => void }>({
  allow: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => {
        // The site starts no view transition by script. Chromium reports its own when a navigation cuts it short.
        if (!/^Transition was (skipped|aborted)/.test(error.message)) complaints.push(`error: ${error.message}`)
      })
      page.on('requestfailed', (request) => {
        // A navigation aborts requests that are under way.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
      })
      page.on('request', (request) => {
        if (!request.url().startsWith(host.origin)) complaints.push(`elsewhere: ${request.url()}`)
      })
      await page.addInitScript(reportViolations)
      await use((complaint) => allowed.push(complaint))
      // A handler that is still waiting for an answer would fail outside of any test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(complaints.filter((complaint) => !allowed.some((one) => one.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Logs every policy violation, because browsers do not log all of them. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`The policy ${effectiveDirective} refuses ${blockedURI}`),
  )
}

export { expect }

function required(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: tests/browser/serve.ts starts the host and sets it`)
  return value
}
