/* Messages to clients: templates of a hosted project, and those that the local host writes. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linkMinutes, passwordCharacters, sessionHours } from '#auth/limits.ts'
import { addressesOf, type LanguageName } from '#content/languages/languages.ts'
import { readMailbox, writeLink, writeNotice } from '#server/local/auth/mail.ts'
import { authSettings } from '#server/local/auth/supabase-lite.ts'
import { writeAuthSettings } from '#server/publish/auth-settings.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { email, next, service, sessionIn } from './service.ts'

const origin = 'http://localhost:4173'

it('the settings of the service agree with the screens, and admit invited clients alone', async () => {
  expect(await authSettings()).toMatchObject({
    enable_signup: false,
    enable_anonymous_sign_ins: false,
    minimum_password_length: passwordCharacters,
    sessions: { timebox: `${sessionHours}h` },
    email: { otp_expiry: linkMinutes * 60, enable_confirmations: true, otp_length: 10 },
  })
})

describe('the templates of a hosted project', () => {
  /** A template with its choices made, as Go's text/template makes them: that of the innermost first. */
  function chosen(template: string, isTrue: (condition: string) => boolean): string {
    const innermost =
      /\{\{ if ([^{}]+) \}\}((?:(?!\{\{ (?:if|else|end))[\s\S])*?)(?:\{\{ else \}\}((?:(?!\{\{ if)[\s\S])*?))?\{\{ end \}\}/
    const made = template.replace(innermost, (_, condition, yes, no = '') => (isTrue(condition) ? yes : no))
    return made === template ? made : chosen(made, isTrue)
  }

  /** Whether a condition is true for a reader of a language: the page that asked, or the account's own. */
  const holdsFor = (language: LanguageName | undefined) => (condition: string) => {
    const isFrench = 'eq .RedirectTo (print .SiteURL "/fr/connexion")'
    const answers = new Map([
      [isFrench, language === 'fr'],
      ['eq (print .Data.language) "fr"', language === 'fr'],
      ['ne (print .Data.language) "en"', language !== 'en'],
    ])
    const answer = answers.get(condition)
    if (answer === undefined) throw new Error(`What is {{ if ${condition} }}?`)
    return answer
  }

  const filled = (text: string) =>
    text.replaceAll('{{ .Email }}', email).replaceAll('{{ .SiteURL }}', origin).replaceAll('{{ .TokenHash }}', '3f2a')

  async function hosted(table: string, file: string) {
    const folder = temporaryFolder()
    const auth = await writeAuthSettings(folder)
    const settings = readFileSync(join(auth, 'supabase/config.toml'), 'utf8')
    const [, subject = ''] = new RegExp(`\\[${table}\\][^[]*?subject = (".*")`).exec(settings) ?? []
    return {
      settings,
      subject: String(JSON.parse(subject)),
      html: readFileSync(join(auth, `supabase/templates/${file}.html`), 'utf8'),
    }
  }

  it.each([
    ['invite', 'en'],
    ['invite', 'fr'],
    ['recovery', 'en'],
    ['recovery', 'fr'],
  ] as const)(
    'say of %s in "%s" what the local host writes, with one link to that sign-in page, as text too',
    async (name, language) => {
      const { subject, html } = await hosted(`auth.email.template.${name}`, name)
      const folder = temporaryFolder()
      await writeLink(folder, name, { email, language, origin, token: '3f2a' })
      const [message] = (await readMailbox(folder)).messages
      expect(message?.subject).toBe(chosen(subject, holdsFor(language)))
      expect(message?.html).toBe(filled(chosen(html, holdsFor(language))))
      const page = language === 'fr' ? '/fr/connexion' : '/login'
      const links = [...(message?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      const address = `${origin}${page}#token_hash=3f2a&amp;type=${name}`
      expect(links).toEqual([address])
      expect(message?.html).toContain(`>${address}<`)
      expect(html).not.toMatch(/<(img|script|link|style|iframe)\b|src=|ConfirmationURL|\{\{ \.Token \}\}/)
    },
  )

  it.each([
    ['password-changed', 'password_changed', 'en'],
    ['password-changed', 'password_changed', 'fr'],
    ['password-changed', 'password_changed', undefined],
    ['factor-added', 'mfa_factor_enrolled', 'fr'],
    ['factor-removed', 'mfa_factor_unenrolled', undefined],
  ] as const)('say of %s (%s) to an account in "%s" what the local host writes', async (name, table, language) => {
    const { settings, subject, html } = await hosted(`auth.email.notification.${table}`, name)
    expect(settings).toContain(`[auth.email.notification.${table}]\nenabled = true`)
    const folder = temporaryFolder()
    await writeNotice(folder, name, email, language)
    const [message] = (await readMailbox(folder)).messages
    expect(message?.subject).toBe(chosen(subject, holdsFor(language)))
    expect(message?.html).toBe(filled(chosen(html, holdsFor(language))))
    expect(message?.html.match(/<div lang=/g)).toHaveLength(language === undefined ? 2 : 1)
    expect(html).not.toMatch(/<(a|img|script|link|style|iframe)\b|https?:/)
  })

  it.each([
    ['magic-link', 'magic_link'],
    ['email-change', 'email_change'],
    ['confirmation', 'confirmation'],
    ['reauthentication', 'reauthentication'],
  ])('have neither a link nor a code in %s, which no page requests', async (name, table) => {
    const { subject, html } = await hosted(`auth.email.template.${table}`, name)
    const [english, french] = ['en', 'fr'].map((language) => chosen(html, holdsFor(language as LanguageName)))
    expect(english).toContain('<html lang="en-CA">')
    expect(french).toContain('<html lang="fr-CA">')
    expect(`${subject} ${html}`.replaceAll(/\{\{ (\.Email|if [^{}]*|else|end) \}\}/g, '')).not.toMatch(
      /<a\b|https?:|\{\{/,
    )
  })

  it('are named by the paths that the CLI of the service reads, in settings without a table that it rejects', async () => {
    const auth = await writeAuthSettings(temporaryFolder())
    const settings = readFileSync(join(auth, 'supabase/config.toml'), 'utf8')
    const paths = [...settings.matchAll(/\[auth\.email\.(\w+)\.\w+\][^[]*?content_path = "(.*)"/g)]
    expect(paths).toHaveLength(9)
    // supabase/cli, apps/cli-go/pkg/config/config.go: templates from the folder around supabase/, notices from that folder.
    for (const [, kind, path = ''] of paths) {
      expect(existsSync(join(auth, kind === 'notification' ? 'supabase' : '', path)), path).toBe(true)
    }
    expect(settings).not.toContain('[db]')
  })

  it('redirect to sign-in alone, on the site of the build, whatever the shell of the operator has set', async () => {
    const { settings } = await hosted('auth.email.template.invite', 'invite')
    expect(settings).toContain('site_url = "https://www.cairnline.example"\n')
    expect(settings).toContain('\nrequire_current_password = true\n')
    expect(settings).not.toMatch(/env\(|^\[db\]/m)
    expect(settings).toMatch(/^\[auth\.passkey\]\n(#.*\n)*enabled = true$/m)
    expect(settings).toContain(
      'rp_display_name = "Cairnline"\nrp_id = "www.cairnline.example"\nrp_origins = ["https://www.cairnline.example"]\n',
    )
    const pages = addressesOf('/login').map((page) => `https://www.cairnline.example${page}`)
    expect(settings).toContain(`additional_redirect_urls = ${JSON.stringify(pages)}`)
  })
})

it.each([
  [`${origin}/fr/connexion`, '/fr/connexion', 'Choisissez un nouveau mot de passe Cairnline'],
  [`${origin}/login`, '/login', 'Choose a new Cairnline password'],
  [undefined, '/login', 'Choose a new Cairnline password'],
  ['https://elsewhere.example/fr/connexion', '/login', 'Choose a new Cairnline password'],
])('a message asked from %s leads to %s, and is in its language', async (from, page, subject) => {
  const { call, messages } = await service()
  const query = from === undefined ? '' : `?redirect_to=${encodeURIComponent(from)}`
  expect((await call(`recover${query}`, { body: { email } })).status).toBe(200)
  const [message] = await messages()
  expect([message?.subject, new URL(message?.link ?? 'about:blank').pathname]).toEqual([subject, page])
})

it('an account that was invited in French gets its notices in French', async () => {
  const { accounts, verify, link, setPassword, messages } = await service({ client: false })
  await accounts.inviteClient(email, 'fr')
  const { token } = await sessionIn(await verify(await link()))
  expect((await setPassword(token, next)).status).toBe(200)
  const subjects = (await messages()).map(({ subject }) => subject)
  expect(subjects).toEqual(['Votre compte Cairnline', 'Votre mot de passe Cairnline a été changé'])
})

it('a value is text in HTML, and is not read as a template', async () => {
  const folder = temporaryFolder()
  await writeNotice(folder, 'password-changed', "o'b&{{ .SiteURL }}@example.ca", 'fr')
  expect((await readMailbox(folder)).messages[0]?.html).toContain('o&#39;b&amp;{{ .SiteURL }}@example.ca')
})
