/* A character that the site cannot show stops the build. */

import { afterEach, expect, it, vi } from 'vitest'
import { checkCharacters } from '#server/publish/fonts/check-characters.ts'

afterEach(() => vi.unstubAllEnvs())

const page = (body: string) => ({
  path: 'about',
  document: { htmlAttributes: '', head: '', body, data: '', script: '' },
})

it('lets characters of the fonts pass, and what the fonts of visitors show', () => {
  expect(() => checkCharacters([page('<p>Île d’Orléans: « 5\u202fm² », √2 ≈ 1.4, Tłı̨chǫ, ᐃᓄᒃᑎᑐᑦ</p>')])).not.toThrow()
})

it('names the page of a character that code computes', () => {
  expect(() => checkCharacters([page('<p>\u0627</p>')])).toThrow(
    /^\/about: "\u0627" \(U\+0627\) cannot be published: .*content\/languages\/characters\.ts/,
  )
})

it('names file and line of a character in the words', () => {
  expect(() => checkCharacters([page('<p>ж</p>')], 'tests/unit/server/publish/fonts')).toThrow(
    /^tests\/unit\/server\/publish\/fonts\/check-characters\.test\.ts:\d+/,
  )
})

it('names the setting where the character is one of the name', () => {
  vi.stubEnv('PRODUCT_NAME', 'Cairnж')
  expect(() => checkCharacters([page('<p>Cairnж</p>')])).toThrow(/PRODUCT_NAME is "Cairnж", with "ж" \(U\+0436\): /)
})
