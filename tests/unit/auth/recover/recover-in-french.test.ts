// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { askForMessage } from '#auth/recover/RecoverScreen.client.tsx'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, json } from '#tests/unit/auth/fake-service.ts'

vi.mock('#language', () => import('#content/languages/french.ts'))

let fake: FakeService
eachWithService((service) => {
  fake = service
})

test('the French page asks to be led to itself, and so for a message in French', async () => {
  fake.answer('recover', json(200, {}))
  expect(await askForMessage(fake.service, 'a@client.example')).toBe('asked')
  expect(fake.calls[0]?.url.searchParams.get('redirect_to')).toBe(`${window.location.origin}/fr/connexion`)
})
