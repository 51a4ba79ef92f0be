import { describe, expect, it } from 'vitest'
import { emailArgument } from '#server/local/commands/clients/email-argument.ts'
import { hostedClients } from '#server/local/commands/clients/hosted-clients.ts'
import { hosted } from './hosted-stand-in.ts'

const email = 'ada@example.ca'
const site = 'https://www.cairnline.example'
const invitedIn = (language?: string) => ({ text: JSON.stringify({ id: 'a b', user_metadata: { language } }) })

async function project(answer: { text: string }) {
  const { url, asked } = await hosted(answer)
  const requests = () => asked.map(({ method, url: path, body }) => [method, path, JSON.parse(body)])
  return { clients: hostedClients({ url, secretKey: 'sb_secret_x' }, () => site), requests }
}

describe('a client of a hosted project whose language is French', () => {
  it('is invited from the French page, and the account says the language', async () => {
    const { clients, requests } = await project(invitedIn('fr'))
    await clients.invite(email, 'fr')
    const path = `/auth/v1/invite?redirect_to=${encodeURIComponent(`${site}/fr/connexion`)}`
    expect(requests()).toEqual([['POST', path, { email, data: { language: 'fr' } }]])
  })

  it.each(['en', undefined])('is noted so where an earlier invitation had said %s', async (before) => {
    const { clients, requests } = await project(invitedIn(before))
    await clients.invite(email, 'fr')
    expect(requests().at(-1)).toEqual(['PUT', '/auth/v1/admin/users/a%20b', { user_metadata: { language: 'fr' } }])
    expect(requests()).toHaveLength(2)
  })

  it('is added so with a password', async () => {
    const { clients, requests } = await project({ text: '{}' })
    await clients.add({ email, password: 'x' }, 'fr')
    expect(requests()[0]?.[2]).toMatchObject({ email, user_metadata: { language: 'fr' } })
  })
})

describe('the arguments of a command', () => {
  const usage = 'Usage: npm run client:add -- EMAIL [--password] [--language fr]'

  it.each([
    [[email], 'en'],
    [[email, '--language', 'en'], 'en'],
    [['--language=fr', email], 'fr'],
  ])('%j choose %s', (args, language) => {
    expect(emailArgument(args, usage)).toMatchObject({ email, language })
  })

  it('name a language for a command alone that has one', () => {
    const other = 'Usage: npm run client:remove -- EMAIL'
    expect(() => emailArgument([email, '--language', 'fr'], other)).toThrow(other)
  })
})
