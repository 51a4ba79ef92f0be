import { expect, it } from 'vitest'
import { messages as english } from '#content/en/mail/messages.ts'
import { messages as french } from '#content/fr/mail/messages.ts'
import { differences } from '#server/publish/languages/compare-words.ts'

it('every message says in French what it says in English, and to whom', () => {
  expect(differences(english('Cairnline'), french('Cairnline'), '')).toEqual([])
  for (const words of [english('X'), french('X')]) {
    for (const { opening } of Object.values(words)) expect(opening).toContain('{{ .Email }}')
  }
})
