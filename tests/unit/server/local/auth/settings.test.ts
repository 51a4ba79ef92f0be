import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linkMinutes, passwordCharacters, sessionHours } from '#auth/limits.ts'
import { readAuthSettings } from '#server/local/auth/settings.ts'

describe('the settings of the auth service', () => {
  it('agree with the screens', async () => {
    const settings = (await readAuthSettings()).package
    expect(settings.email?.otp_expiry).toBe(linkMinutes * 60)
    expect(settings.minimum_password_length).toBe(passwordCharacters)
    expect(settings.sessions?.timebox).toBe(`${sessionHours}h`)
  })

  it('admit only invited clients, and redirect nowhere else', async () => {
    expect((await readAuthSettings()).package).toMatchObject({
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      additional_redirect_urls: [],
      email: { enable_confirmations: true, otp_length: 10 },
    })
  })
})

describe.each(['invite', 'recovery'] as const)('the template of %s', (type) => {
  it('has one link, to sign-in, and loads nothing', async () => {
    const template = (await readAuthSettings()).package.email?.template?.[type]
    const html = readFileSync(template?.content_path ?? '', 'utf8')
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([`{{ .SiteURL }}/login?token_hash={{ .TokenHash }}&amp;type=${type}`])
    expect(html).not.toMatch(/<(img|script|link|style|iframe)\b|src=|ConfirmationURL|\{\{ \.Token \}\}/)
    expect(html).toContain('<html lang="en-CA">')
    expect(template?.subject).toContain('Cairnline')
  })
})
