import { test as base, expect } from 'playwright/test'

/** Details of the host that `serve.ts` started, as it hands them over. */
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
 * A page that fails its test when anything is written to the console as a warning or an error, when a script throws,
 * when a request fails, or when anything is asked of another host. `allow` names what a test means to provoke.
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
        // No script of ours asks for one: Chromium reports its own, cut short by the next navigation or a slow machine.
        if (!/^Transition was (skipped|aborted)/.test(error.message)) complaints.push(`error: ${error.message}`)
      })
      page.on('requestfailed', (request) => {
        // A navigation away ends what was still under way.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
      })
      page.on('request', (request) => {
        if (!request.url().startsWith(host.origin)) complaints.push(`elsewhere: ${request.url()}`)
      })
      await use((complaint) => allowed.push(complaint))
      expect(complaints.filter((complaint) => !allowed.some((one) => one.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function required(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: tests/browser/serve.ts starts the host and sets it`)
  return value
}
