/**
 * The settings of this build, as `server/environment.ts` has checked and completed them.
 * Islands cannot read this file (it needs Node): pages hand them what they need as props.
 */
export const settings = {
  siteUrl: setting('SITE_URL'),
  siteName: setting('SITE_NAME'),
  authUrl: setting('PUBLIC_SUPABASE_URL'),
  authKey: setting('PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
  formEndpoint: setting('PUBLIC_FORM_ENDPOINT'),
  formAccessKey: setting('PUBLIC_FORM_ACCESS_KEY'),
  /** Site key of hCaptcha; none where no captcha is asked for. */
  captchaSiteKey: process.env.PUBLIC_CAPTCHA_SITE_KEY?.trim() || null,
  /** The date of the build: the commit's, so that two builds of one commit are the same to the byte. */
  buildDate: new Date(Number(setting('SOURCE_DATE_EPOCH')) * 1000),
} as const

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '')
    throw new Error(`${name} is not set. Call loadEnvironment() of server/environment.ts before any content is read.`)
  return value
}
