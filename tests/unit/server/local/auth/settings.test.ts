import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linkMinutes, passwordCharacters, sessionHours } from '#auth/limits.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { hostSettings } from '#server/local/auth/host-settings.ts'
import { readAuthSettings } from '#server/local/auth/settings.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

describe('the settings of the auth service', () => {
  it('agree with the screens', async () => {
    const settings = (await readAuthSettings(temporaryFolder())).package
    expect(settings.email?.otp_expiry).toBe(linkMinutes * 60)
    expect(settings.minimum_password_length).toBe(passwordCharacters)
    expect(settings.sessions?.timebox).toBe(`${sessionHours}h`)
  })

  it('admit only invited clients, and redirect to sign-in alone', async () => {
    expect((await readAuthSettings(temporaryFolder())).package).toMatchObject({
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      additional_redirect_urls: addressesOf('/login').map((page) => `https://www.cairnline.example${page}`),
      email: { enable_confirmations: true, otp_length: 10 },
    })
  })
})

describe.each(['invite', 'recovery'] as const)('the template of %s', (type) => {
  it('has one link for each language, to sign-in, and loads nothing', async () => {
    const { subject, content_path } = (await readAuthSettings(temporaryFolder())).host.email.template[type]
    const html = readFileSync(content_path, 'utf8')
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    const pages = addressesOf('/login').map(
      (page) => `{{ .SiteURL }}${page}?token_hash={{ .TokenHash }}&amp;type=${type}`,
    )
    expect(links.toSorted()).toEqual(pages.toSorted())
    expect(html).not.toMatch(/<(img|script|link|style|iframe)\b|src=|ConfirmationURL|\{\{ \.Token \}\}/)
    expect(subject).toContain('Cairnline')
  })
})

describe.each(['password_changed', 'mfa_factor_enrolled', 'mfa_factor_unenrolled'] as const)(
  'the notice of %s',
  (type) => {
    it('is on, names the account, and has no link', async () => {
      const { enabled, subject, content_path } = (await readAuthSettings(temporaryFolder())).host.email.notification[
        type
      ]
      const html = readFileSync(content_path, 'utf8')
      expect(enabled).toBe(true)
      expect(subject).toContain('Cairnline')
      expect(html).toContain('{{ .Email }}')
      expect(html).not.toMatch(/<(a|img|script|link|style|iframe)\b|https?:/)
    })
  },
)

it('a setting that is missing, or of another type, is named', () => {
  const mfa = { max_enrolled_factors: 'ten', totp: { enroll_enabled: true } }
  expect(() => hostSettings({ minimum_password_length: 12, mfa })).toThrow(
    'it needs auth.mfa.max_enrolled_factors, auth.mfa.totp.verify_enabled, auth.email',
  )
})
