import { afterEach, expect, it, vi } from 'vitest'
import { checkCharacters } from '#server/publish/fonts/check-characters.ts'

afterEach(() => vi.unstubAllEnvs())

const page = (body: string) => ({ path: 'about', document: { htmlAttributes: '', head: '', body, data: '' } })

it('lets characters of the fonts pass, and signs that no font of ours draws', async () => {
  await expect(checkCharacters([page('<p>Île d’Orléans: « 5\u202fm² », √2 ≈ 1.4</p>')])).resolves.toBeUndefined()
})

it('names the page of a character that code computes', async () => {
  await expect(checkCharacters([page('<p>\u0627</p>')])).rejects.toThrow(
    /^\/about: the site's fonts lack the character "\u0627" \(U\+0627\)\. .*`npx node server\/publish\/fonts\/cut-faces\.ts`/,
  )
})

it('names file and line of a character that the words hold', async () => {
  await expect(checkCharacters([page('<p>ɛ</p>')], 'tests/unit/server/publish/fonts')).rejects.toThrow(
    /^tests\/unit\/server\/publish\/fonts\/check-characters\.test\.ts:\d+/,
  )
})

it('names the setting where the character is one of the name', async () => {
  vi.stubEnv('PRODUCT_NAME', 'Cairnɛ')
  await expect(checkCharacters([page('<p>Cairnɛ</p>')])).rejects.toThrow(
    /PRODUCT_NAME is "Cairnɛ": the site's fonts lack its "ɛ" \(U\+025B\)\./,
  )
})
