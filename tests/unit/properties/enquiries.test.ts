import { expect, test } from 'vitest'
import { enquiryFields, readSubmission } from '#server/local/submission.ts'
import { multipart, posted, service } from '../server/local/form-harness.ts'
import { hostileText } from './hostile.ts'
import { fc } from './runs.ts'

/** As a form is encoded: well-formed text, and every line break as CRLF (HTML standard, "constructing the entry list"). */
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

test('names of fields are data: none reaches a prototype', async () => {
  const { post, kept } = service()
  const response = await post(multipart({ ...posted, __proto__x: '1', constructor: 'x', toString: 'y' }))
  expect(response.status).toBe(200)
  expect((await kept())[0]).toMatchObject({ constructor: 'x', toString: 'y' })
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
