import { expect, test } from 'vitest'
import { formLimitBytes } from '#server/local/inbox/form.ts'
import { enquiryFields, readSubmission } from '#server/local/inbox/submission.ts'
import { multipart, posted, service } from '#tests/unit/server/local/inbox/form-harness.ts'
import { hostileText } from './hostile.ts'
import { fc } from './runs.ts'

/** A text as a form encodes it: well-formed, with CRLF line breaks (HTML standard, "constructing the entry list"). */
const asSent = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n')

test('every character of an enquiry arrives as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (firstName, message) => {
      const request = new Request('http://localhost/form/submit', {
        method: 'POST',
        body: multipart({ ...posted, firstName, message }),
      })
      const read = await readSubmission(request)
      if (read.kind !== 'read') throw new Error(read.message)
      const { access_key: _key, ...sent } = posted
      expect(enquiryFields(read.submission)).toEqual({
        ...sent,
        firstName: asSent(firstName),
        message: asSent(message),
      })
    }),
  )
})

test('what the inbox keeps is what was sent, and a refusal keeps nothing', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const { post, kept } = service()
      const message = `${text}.`
      const response = await post(multipart({ ...posted, message }))
      expect(response.status).toBe(200)
      expect((await kept()).map((fields) => fields.message)).toEqual([asSent(message)])
    }),
    { numRuns: 40 },
  )
})

/** Fields of one kind of character: control characters, direction marks, four-byte characters, line breaks. */
const characters = {
  'control characters': fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCodePoint(code)),
  'line breaks': fc.constantFrom('\r', '\n', '\r\n', '\u2028', '\u2029', '\u0085', '\r\nBcc: all@evil.example\r\n'),
  'marks of direction': fc.constantFrom(...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C'),
  'characters of four bytes': fc.integer({ min: 0x1_0000, max: 0x10_ffff }).map((code) => String.fromCodePoint(code)),
}

test.each(Object.entries(characters))('%s in every field are kept, and change no other field', async (_, character) => {
  const text = fc.array(character, { minLength: 1, maxLength: 30 }).map((parts) => `a${parts.join('')}z`)
  const { post, kept } = service()
  let sent = 0
  await fc.assert(
    fc.asyncProperty(text, text, text, async (firstName, organization, message) => {
      const response = await post(multipart({ ...posted, firstName, organization, message }))
      expect(response.status).toBe(200)
      sent += 1
      const { access_key: _key, ...others } = posted
      const expected = { ...others, firstName: asSent(firstName), organization: asSent(organization) }
      expect((await kept())[sent - 1]).toEqual({ ...expected, message: asSent(message) })
    }),
    { numRuns: 25 },
  )
})

test('a message up to the limit of 1 MB is kept to the last byte, whatever its characters; a longer one is refused whole', async () => {
  const character = fc.constantFrom('x', '\u00e9', '\u202e', '\u{1F9ED}', '\u0000', '%', '"')
  await fc.assert(
    fc.asyncProperty(character, fc.integer({ min: -3, max: 3 }), async (one, away) => {
      const { post, kept } = service()
      const type = { 'Content-Type': 'application/json' }
      const body = (text: string) => JSON.stringify({ ...posted, message: text })
      const room = formLimitBytes - Buffer.byteLength(body(''))
      const size = Buffer.byteLength(JSON.stringify(one)) - 2
      const message = one.repeat(Math.floor(room / size) + away)
      const fits = Buffer.byteLength(body(message)) <= formLimitBytes
      expect((await post(body(message), type)).status).toBe(fits ? 200 : 413)
      const texts = (await kept()).map((fields) => fields.message)
      // `expect` would print a million characters of a difference.
      expect(texts.length === Number(fits) && texts.every((text) => text === message)).toBe(true)
    }),
    { numRuns: 14 },
  )
})

test('names of fields are data: none reaches a prototype', async () => {
  const { post, kept } = service()
  const body = multipart({ ...posted, constructor: 'x', toString: 'y' })
  for (const name of ['__proto__', '__proto__[message]', 'prototype']) body.set(name, 'z')
  expect((await post(body)).status).toBe(200)
  expect((await kept())[0]).toMatchObject({ message: posted.message, constructor: 'x', toString: 'y' })
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a body of any kind and any type is answered, never with a failure of the service', async () => {
  const types = fc.constantFrom(
    'application/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'x',
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostileText, fc.json()), types, async (body, type) => {
      const { post, kept } = service()
      const response = await post(body.toWellFormed(), { 'Content-Type': type })
      expect(response.status).toBe(400)
      expect(await kept()).toEqual([])
    }),
    { numRuns: 60 },
  )
})
