import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { messages as english } from '#content/en/mail/messages.ts'
import { messages as french } from '#content/fr/mail/messages.ts'
import { emailArgument } from '#server/local/commands/clients/email-argument.ts'
import { writeAuthSettings } from '#server/publish/auth-settings.ts'
import { filesBelow } from '#server/publish/files.ts'
import { differences } from '#server/publish/languages/compare-words.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

vi.mock('#content/languages/languages.ts', async (original) => {
  const whole = await original<typeof import('#content/languages/languages.ts')>()
  return { ...whole, isBilingual: false, addressesOf: (named: string) => [named] }
})

it('a site in English alone has messages in English alone', async () => {
  const folder = await writeAuthSettings(temporaryFolder())
  const files = await filesBelow(folder)
  expect(files.filter((file) => file.endsWith('.html'))).toHaveLength(5)
  for (const file of files) {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/fr-CA|\/fr\b|\{\{ (?:if|else|end)|\.RedirectTo/)
  }
  const settings = readFileSync(join(folder, 'supabase/config.toml'), 'utf8')
  expect(settings).toContain('additional_redirect_urls = ["https://www.cairnline.example/login"]')
  expect(settings).toContain('subject = "Your Cairnline account"')
})

it('a site in English alone invites nobody in French', () => {
  expect(() => emailArgument(['a@b.ca', '--language', 'fr'], '--language')).toThrow('the site is in English alone')
})

it('every message says in French what it says in English, and to whom', () => {
  expect(differences(english('Cairnline'), french('Cairnline'), '')).toEqual([])
  for (const words of [english('X'), french('X')]) {
    for (const { opening } of Object.values(words)) expect(opening).toContain('{{ .Email }}')
  }
})
