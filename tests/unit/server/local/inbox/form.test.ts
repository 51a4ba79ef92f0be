/* The local form service and its inbox. */

import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inboxLines } from '#server/local/commands/inbox.ts'
import { createFormService, formLimitBytes } from '#server/local/inbox/form.ts'
import { type Inbox, openInbox, readInbox } from '#server/local/inbox/inbox.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const accessKey = 'local-access-key'
const enquiry = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', message: 'Bonjour' }
const posted = { access_key: accessKey, ...enquiry }

/** A form service with an inbox of its own. */
function service({ inbox }: { inbox?: Inbox } = {}) {
  const folder = temporaryFolder()
  const app = createFormService(accessKey, inbox ?? openInbox(folder))
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('http://localhost:4173/form/submit', { method: 'POST', body, headers })
  return { app, post, folder, kept: async () => (await readInbox(folder)).enquiries.map(({ fields }) => fields) }
}

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const page = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const json = { 'Content-Type': 'application/json' }

describe('an enquiry', () => {
  it.each([
    ['multipart', multipart({ ...posted, botcheck: '', redirect: '/about', enquiry_id: '1' }), {}],
    ['URL-encoded', new URLSearchParams(posted), {}],
    ['JSON', JSON.stringify({ ...posted, botcheck: false }), json],
  ])(
    'is accepted as %s, kept without the fields for the service, and answered as by the hosted one',
    async (_, body, headers) => {
      const { post, kept } = service()
      const response = await post(body, headers)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        success: true,
        message: 'Email sent successfully!',
        body: { data: enquiry, message: 'Email sent successfully!' },
      })
      expect(await kept()).toEqual([enquiry])
    },
  )

  it('is kept before it is answered', async () => {
    const inbox = { keep: () => Promise.reject(new Error('disk full')) }
    const response = await service({ inbox }).post(multipart(posted))
    expect(response.status).toBe(500)
    const error = 'The message could not be kept. Please try again later.'
    expect(await response.json()).toEqual({ statusCode: 500, error })
  })

  it('sent again under its id is kept once, changed or without an id each time', async () => {
    const { post, kept } = service()
    const again = { ...posted, enquiry_id: '7f' }
    const same = [{ ...again, 'h-captcha-response': 'a' }, again, again]
    expect((await Promise.all(same.map((one) => post(multipart(one))))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    expect(await kept()).toHaveLength(1)
    for (const other of [{ ...again, message: 'revised' }, posted, posted]) await post(multipart(other))
    expect(await kept()).toHaveLength(4)
  })

  it.each([
    ['a wrong access key', { ...posted, access_key: 'other' }, 'access key'],
    ['a filled honeypot', { ...posted, botcheck: 'on' }, 'looks automated'],
    ['no first name', { ...posted, firstName: ' ' }, 'Enter your first name.'],
    ['no message', { ...posted, message: '\r\n\u00a0\u200b' }, 'Enter your message.'],
    [
      'an email that is none',
      { ...posted, email: 'ada@example.ca\r\nBcc: x@example.ca' },
      'Enter an email address in the correct format',
    ],
  ])('with %s is refused, with the reason, and not kept', async (_, fields, named) => {
    const { post, kept } = service()
    const response = await post(multipart(fields))
    const message = expect.stringContaining(named)
    expect([response.status, await response.json()]).toEqual([
      400,
      { success: false, message, body: { data: {}, message } },
    ])
    expect(await kept()).toEqual([])
  })

  it('that is too large, torn or sent elsewhere is refused', async () => {
    const { app, post, kept } = service()
    expect((await post(multipart({ ...posted, message: 'x'.repeat(formLimitBytes) }))).status).toBe(413)
    for (const body of ['{"access_key":', '[1]', JSON.stringify({ ...posted, message: { a: 1 } })])
      expect((await post(body, json)).status).toBe(400)
    const withFile = multipart(posted)
    withFile.set('attachment', new Blob(['x']), 'x.txt')
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, '']))
    for (const form of [withFile, multipart({ ...posted, ...many })]) {
      const response = await post(form)
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('no files')])
    }
    const get = await app.request('/form/submit')
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await app.request('/form/other', { method: 'POST' })).status).toBe(404)
    expect(await kept()).toEqual([])
  })
})

describe('a form sent without scripts', () => {
  it.each([
    ['/about?x=1#sent', '/about?x=1#sent'],
    ['http://localhost:4173/contact#sent', '/contact#sent'],
    [undefined, '/contact#sent'],
    ['https://evil.example/', '/contact#sent'],
    ['//evil.example', '/contact#sent'],
    ['/\\evil.example', '/contact#sent'],
    ['http://localhost:4173//evil.example', '/evil.example'],
    ['javascript:alert(1)', '/contact#sent'],
  ])('with redirect %s ends at %s', async (redirect, location) => {
    const response = await service().post(multipart({ ...posted, ...(redirect && { redirect }) }), page)
    expect([response.status, response.headers.get('Location')]).toEqual([303, location])
  })

  it.each([
    ['/contact#sent', 'en-CA', 'Enter your first name. Enter your message.', '/contact'],
    ['/fr/nous-joindre#sent', 'fr-CA', 'Écrivez votre prénom. Écrivez votre message.', '/fr/nous-joindre'],
  ])('from %s gets a page in %s with the reason and a way back when it is refused', async (redirect, ...shown) => {
    const fields = { ...posted, redirect, firstName: ' ', message: '\r\n' }
    const response = await service().post(multipart(fields), page)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'text/html; charset=UTF-8'])
    const [language, reason, back] = shown
    const text = await response.text()
    for (const part of [`<html lang="${language}">`, `<p>${reason}</p>`, `<a href="${back}">`])
      expect(text).toContain(part)
  })
})

describe('an inbox', () => {
  it('keeps each enquiry unchanged in a file that its owner alone can read, and lists the oldest first', async () => {
    const folder = join(temporaryFolder(), 'enquiries')
    const fields = { ...enquiry, firstName: 'Zoë\r\nBcc: x@example.ca', message: '\u0000\u001b[31m😀 العربية\t<img>' }
    for (const message of [fields.message, 'two', 'three']) await openInbox(folder).keep({ ...fields, message })
    const { enquiries } = await readInbox(folder)
    expect(enquiries.map((kept) => kept.fields.message)).toEqual([fields.message, 'two', 'three'])
    expect(enquiries[0]?.fields).toEqual(fields)
    expect(readdirSync(folder)).toHaveLength(3)
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('is listed safely for a terminal, with what cannot be read, and without drafts', async () => {
    const folder = temporaryFolder()
    expect(await inboxLines(folder, 20)).toBe(`0 enquiries in ${folder}\n`)
    await openInbox(folder).keep(enquiry)
    await openInbox(folder).keep({ ...enquiry, organization: 'Roy\u001b[2J', message: 'one\ntwo' })
    for (const name of ['torn.json', 'half.draft']) writeFileSync(join(folder, name), '{"receivedAt":"2025-')
    const [, newest] = (await readInbox(folder)).enquiries
    expect(await inboxLines(folder, 1)).toBe(
      `${newest?.receivedAt}  Ada Roy <ada@example.ca>\n  organization: Roy\\e[2J\n  | one\n  | two\n\n` +
        `Not readable: ${join(folder, 'torn.json')} (Unterminated string in JSON at position 20 (line 1 column 21))\n\n` +
        `2 enquiries in ${folder}, the last 1 above. All: npm run inbox -- --all\n`,
    )
  })
})
