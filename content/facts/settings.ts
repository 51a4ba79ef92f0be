/**
 * The settings of this build, as `server/environment.ts` has checked and completed them. Each is read on access, so a module
 * that imports this one can be loaded before the environment. Islands cannot import this file, which needs Node; pages pass
 * them settings as props.
 * @throws {Error} (each getter) naming a setting that is not in the environment
 */
export const settings = {
  get siteUrl() {
    return setting('SITE_URL')
  },
  get siteName() {
    return setting('PRODUCT_NAME')
  },
  get authUrl() {
    return setting('PUBLIC_SUPABASE_URL')
  },
  get authKey() {
    return setting('PUBLIC_SUPABASE_PUBLISHABLE_KEY')
  },
  get formEndpoint() {
    return setting('PUBLIC_FORM_ENDPOINT')
  },
  get formAccessKey() {
    return setting('PUBLIC_FORM_ACCESS_KEY')
  },
  /** Site key of hCaptcha; null for a build without a captcha. */
  get captchaSiteKey() {
    return process.env.PUBLIC_CAPTCHA_SITE_KEY?.trim() || null
  },
  /** Whether the site offers passkeys, which the auth service must then have switched on. */
  get passkeys() {
    return process.env.PUBLIC_PASSKEYS?.trim() === 'on'
  },
  /** Address for reports of policy violations; null for a build without reports. */
  get reportEndpoint() {
    return process.env.PUBLIC_REPORT_ENDPOINT?.trim() || null
  },
  /** The date of the commit, not of the clock: two builds of one commit are the same to the byte. */
  get buildDate() {
    return new Date(Number(setting('SOURCE_DATE_EPOCH')) * 1000)
  },
  /** Hash of the commit that is built, or 'unknown'. */
  get commit() {
    return setting('SOURCE_COMMIT')
  },
  /** Day of the build in UTC, such as '2026-12-01': articles with a later date are left out. */
  get publicationDay() {
    return setting('PUBLICATION_DAY')
  },
} as const

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '')
    throw new Error(`${name} is not set. Call loadEnvironment() of server/environment.ts before content is read.`)
  return value
}
