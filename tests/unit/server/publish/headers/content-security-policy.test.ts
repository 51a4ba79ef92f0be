/* Which policy each page gets. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { policyElement } from '#server/publish/headers/content-security-policy.ts'

const [auth, form] = ['https://abcdefghijklmnopqrst.supabase.co', 'https://api.web3forms.com']
const captcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', auth)
  vi.stubEnv('PUBLIC_FORM_ENDPOINT', `${form}/submit`)
})
afterEach(() => vi.unstubAllEnvs())

/** The directives of a page's own policy. */
function policyOf(path: string): Map<string, string[]> {
  const policy = /content="([^"]*)"/.exec(policyElement({ path, styles: ['a{}'], script: 'b' }))?.[1] ?? ''
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('the policy in', () => {
  it.each([
    ['contact', ["'self'", form], ["'self'", form]],
    ['fr/nous-joindre', ["'self'", form], ["'self'", form]],
    ['login', ["'self'", auth], ["'none'"]],
    ['fr/connexion', ["'self'", auth], ["'none'"]],
    ['welcome', ["'self'", auth], ["'none'"]],
    ['', ["'self'"], ["'none'"]],
    ['contact/x', ["'self'"], ["'none'"]],
    ['loginx', ["'self'"], ["'none'"]],
  ])('"%s" lets it call %s, and post to %s', (path, calls, posts) => {
    const policy = policyOf(path)
    expect([policy.get('connect-src'), policy.get('form-action')]).toEqual([calls, posts])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect([...policy.values()].flat().filter((source) => /\*|unsafe/.test(source))).toEqual([])
    expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')]).toEqual([["'script'"], ["'none'"]])
  })

  it('a page names one source once where the services are on the site’s own host', () => {
    vi.stubEnv('PUBLIC_FORM_ENDPOINT', '/form/submit')
    const policy = policyOf('contact')
    expect([policy.get('connect-src'), policy.get('form-action')]).toEqual([["'self'"], ["'self'"]])
  })

  it.each(['login', 'contact'])('%s allows a captcha’s hosts in four places, and requires no Trusted Types', (path) => {
    const strict = policyOf(path)
    vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', '10000000-ffff-ffff-ffff-000000000001')
    const wider = policyOf(path)
    const expected = new Map(strict).set('frame-src', captcha)
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expected.set(name, [...(strict.get(name) ?? []), ...captcha])
    for (const name of ['require-trusted-types-for', 'trusted-types']) expected.delete(name)
    expect(Object.fromEntries(wider)).toEqual(Object.fromEntries(expected))
  })

  it.each(['', 'welcome', 'login/x', 'contact/x', 'services/404'])('"%s" stays strict with a captcha', (path) => {
    const strict = policyOf(path)
    vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', '10000000-ffff-ffff-ffff-000000000001')
    expect(policyOf(path)).toEqual(strict)
  })
})
