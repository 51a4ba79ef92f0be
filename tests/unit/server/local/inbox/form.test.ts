import { describe, expect, it } from 'vitest'
import { formLimitBytes } from '#server/local/inbox/form.ts'
import type { Inbox } from '#server/local/inbox/inbox.ts'
import { enquiry, json, multipart, page, posted, service } from './form-harness.ts'

describe('an enquiry', () => {
  it.each([
    ['multipart', [multipart(posted)] as const],
    ['URL-encoded', [new URLSearchParams(posted)] as const],
    ['JSON', json({ ...posted, botcheck: false })],
  ])('is accepted as %s, kept, and answered in the form of the hosted service', async (_, [body, headers]) => {
    const { post, kept } = service()
    const response = await post(body, headers)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: true,
      message: 'Email sent successfully!',
      body: { data: enquiry, message: 'Email sent successfully!' },
    })
    expect(await kept()).toEqual([enquiry])
  })

  it('is kept before it is answered', async () => {
    const inbox: Inbox = { keep: () => Promise.reject(new Error('disk full')) }
    const response = await service({ inbox }).post(multipart(posted))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      statusCode: 500,
      error: 'The message could not be kept. Please try again later.',
    })
  })

  it('is kept without the fields for the service', async () => {
    const { post, kept } = service()
    const technical = { botcheck: '', redirect: '/about', enquiry_id: '1', 'h-captcha-response': 'token' }
    await post(multipart({ ...posted, ...technical, subject: 'New' }))
    expect(await kept()).toEqual([{ ...enquiry, subject: 'New' }])
  })

  it('sent again under its id gets the same answer and is kept once, whatever the captcha token', async () => {
    const { post, kept } = service()
    const again = { ...posted, enquiry_id: '7f' }
    const answers = [await post(multipart({ ...again, 'h-captcha-response': 'a' })), await post(multipart(again))]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await kept()).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it.each([
    ['a wrong access key', { ...posted, access_key: 'other' }, 'access key'],
    ['no access key', enquiry, 'access key'],
    ['a filled honeypot', { ...posted, botcheck: 'on' }, 'botcheck'],
    ['no first name', { ...posted, firstName: ' ' }, 'firstName'],
    ['no last name', { ...posted, lastName: '' }, 'lastName'],
    ['no email', { ...posted, email: '' }, 'email'],
    ['no message', { ...posted, message: '\r\n' }, 'message'],
    ['an email that is none', { ...posted, email: 'ada.example.ca' }, 'email'],
    ['an email with a second line', { ...posted, email: 'ada@example.ca\r\nBcc: x@example.ca' }, 'email'],
  ])('is sent for %s, names the reason, and keeps nothing', async (_, fields, named) => {
    const { post, kept } = service()
    const response = await post(multipart(fields))
    expect(response.status).toBe(400)
    const message = expect.stringContaining(named)
    expect(await response.json()).toEqual({ success: false, message, body: { data: {}, message } })
    expect(await kept()).toEqual([])
  })

  it.each([
    ['torn JSON', '{"access_key":', 'application/json'],
    ['JSON that is no object', '[1]', 'application/json'],
    ['nested JSON', JSON.stringify({ ...posted, message: { a: 1 } }), 'application/json'],
    ['torn multipart', '--x\r\nContent-Disp', 'multipart/form-data; boundary=x'],
    ['multipart without a boundary', 'x', 'multipart/form-data'],
    ['another type', 'hello', 'text/plain'],
  ])('is sent for %s', async (_, body, type) => {
    const { post, kept } = service()
    const response = await post(body, { 'Content-Type': type })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('could not be read'),
    })
    expect(await kept()).toEqual([])
  })

  it('is sent for an attachment, but not for an empty file field', async () => {
    const { post, kept } = service()
    const form = multipart(posted)
    form.set('file', new File([], ''))
    expect((await post(form)).status).toBe(200)
    form.set('file', new File(['x'], 'x.txt'))
    expect((await post(form)).status).toBe(400)
    expect(await kept()).toHaveLength(1)
  })

  it('is sent for other methods and paths', async () => {
    const { app } = service()
    const get = await app.request('/form/submit')
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await app.request('/form/other', { method: 'POST' })).status).toBe(404)
  })
})

describe('a form sent without scripts', () => {
  it.each([
    ['/about?x=1#sent', '/about?x=1#sent'],
    ['http://localhost:4173/contact#sent', '/contact#sent'],
    ['about', '/about'],
    [undefined, '/contact#sent'],
    ['', '/contact#sent'],
    ['https://evil.example/', '/contact#sent'],
    ['http://localhost:4174/about', '/contact#sent'],
    ['//evil.example', '/contact#sent'],
    ['/\\evil.example', '/contact#sent'],
    ['/.//evil.example', '/evil.example'],
    ['http://localhost:4173//evil.example', '/evil.example'],
    ['javascript:alert(1)', '/contact#sent'],
    ['http://[', '/contact#sent'],
  ])('with redirect %s ends at %s', async (redirect, location) => {
    const { post } = service()
    const response = await post(multipart(redirect === undefined ? posted : { ...posted, redirect }), page)
    expect([response.status, response.headers.get('Location')]).toEqual([303, location])
  })

  it('gets a page with the reason and a way back when it is refused', async () => {
    const response = await service().post(multipart({ ...posted, email: 'x' }), page)
    expect(response.status).toBe(400)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    const text = await response.text()
    expect(text).toContain('email is not an email address')
    expect(text).toContain('<a href="/contact">')
  })

  it('gets a page when it is too long or over the limit', async () => {
    const { post } = service({ requests: 1 })
    const long = await post(multipart({ ...posted, message: 'x'.repeat(formLimitBytes) }), page)
    expect([long.status, (await long.text()).includes('too long')]).toEqual([413, true])
    const late = await post(multipart(posted), page)
    expect([late.status, (await late.text()).includes('Too many requests')]).toEqual([429, true])
  })
})
