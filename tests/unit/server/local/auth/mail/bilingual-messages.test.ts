import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import type { LanguageName } from '#content/languages/languages.ts'
import { messageLink, readMailbox } from '#server/local/auth/mailbox.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { email, password, service, sessionSchema } from '#tests/unit/server/local/auth/service-harness.ts'

const next = 'eight stones and a line'
const origin = 'http://localhost:4173'

async function bilingual() {
  const base = await service()
  const recover = (redirect?: string) =>
    base.call(`recover${redirect === undefined ? '' : `?redirect_to=${encodeURIComponent(redirect)}`}`, {
      body: { email },
    })
  /** Changes the password by a link, and returns the notice of it. */
  const notice = async (link: string | undefined) => {
    const { token_hash, type } = Object.fromEntries(new URL(link ?? 'about:blank').searchParams)
    const { access_token } = sessionSchema.parse(
      await (await base.call('verify', { body: { token_hash, type } })).json(),
    )
    expect((await base.setPassword(access_token, next)).status).toBe(200)
    return (await readMailbox(dataPaths.messages(base.folder))).messages.at(-1)
  }
  const setMetadata = (metadata: object) => {
    const database = new DatabaseSync(join(base.folder, 'auth.sqlite'))
    database.prepare('update "auth.users" set raw_user_meta_data = ?').run(JSON.stringify(metadata))
    database.close()
  }
  return { ...base, recover, notice, setMetadata }
}

/** The languages of a message's sections, in their order. */
const sections = (html = '') => [...html.matchAll(/<div lang="([^"]+)">/g)].map(([, tag]) => tag)
const pageLanguage = (html = '') => /<html lang="([^"]+)">/.exec(html)?.[1]

const english = { subject: 'Choose a new Cairnline password', page: '/login', tag: 'en-CA' }
const french = { subject: 'Choisissez un nouveau mot de passe Cairnline', page: '/fr/connexion', tag: 'fr-CA' }

it.each([
  ['the French page', `${origin}/fr/connexion`, french],
  ['the English page', `${origin}/login`, english],
  ['no page', undefined, english],
  ['another site', 'https://elsewhere.example/fr/connexion', english],
  ['no address', '/fr/connexion', english],
])('a message asked from %s is in its language, or in English, and leads to that page', async (_, from, expected) => {
  const { accounts, recover, messages, notice } = await bilingual()
  await accounts.addClient(email, password, 'fr')
  expect((await recover(from)).status).toBe(200)
  const [message] = await messages()
  const link = new URL((message && messageLink(message)) ?? 'about:blank')
  expect([message?.subject, link.pathname]).toEqual([expected.subject, expected.page])
  expect([pageLanguage(message?.html), ...sections(message?.html)]).toEqual([expected.tag, expected.tag])
  expect(message?.html).not.toContain('{{')
  expect((await notice(link.href))?.subject).toBe('Votre mot de passe Cairnline a été changé')
})

it.each<[LanguageName, string, string, string]>([
  ['fr', 'Votre compte Cairnline', '/fr/connexion', 'Votre mot de passe Cairnline a été changé'],
  ['en', 'Your Cairnline account', '/login', 'Your Cairnline password was changed'],
])('an invitation in "%s" leads to its page, and later notices are in the same language', async (name, ...expected) => {
  const { accounts, messages, notice } = await bilingual()
  await accounts.inviteClient(email, name)
  const [message] = await messages()
  const link = message && messageLink(message)
  const told = await notice(link)
  expect([message?.subject, new URL(link ?? 'about:blank').pathname, told?.subject]).toEqual(expected)
  expect(sections(told?.html)).toEqual([`${name}-CA`])
  expect(pageLanguage(told?.html)).toBe(`${name}-CA`)
})

it.each([{}, { language: null }, { language: 5 }, { language: ['fr'] }])(
  'a notice to an account whose metadata are %j is in both languages',
  async (metadata) => {
    const { accounts, recover, messages, notice, setMetadata } = await bilingual()
    await accounts.addClient(email, password)
    setMetadata(metadata)
    await recover(`${origin}/fr/connexion`)
    const [message] = await messages()
    const told = await notice(message && messageLink(message))
    expect(told?.subject).toBe('Your Cairnline password was changed / Votre mot de passe Cairnline a été changé')
    expect([pageLanguage(told?.html), ...sections(told?.html)]).toEqual(['en-CA', 'en-CA', 'fr-CA'])
    expect(told?.html.match(/ada@example\.ca/g)).toHaveLength(2)
  },
)

it('a value stands in HTML as text, and is not read as a template', async () => {
  const { accounts, messages } = await bilingual()
  const odd = "o'b&{{end}}@example.ca"
  await accounts.inviteClient(odd, 'fr')
  const [message] = await messages(odd)
  expect(message?.html).toContain('pour o&#39;b&amp;{{end}}@example.ca.')
})
