import { describe, expect, it } from 'vitest'
import { formLimitBytes } from '#server/local/inbox/form.ts'
import { createRateLimit } from '#server/local/rate-limit.ts'
import { multipart, posted, service } from './form-harness.ts'

const type = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe('the size limit', () => {
  const sized = (bytes: number) => {
    const empty = new URLSearchParams({ ...posted, message: '' }).toString()
    return new URLSearchParams({ ...posted, message: 'x'.repeat(bytes - empty.length) }).toString()
  }

  it('accepts a body of exactly the limit, and refuses one byte more', async () => {
    const { post, kept } = service()
    expect((await post(sized(formLimitBytes), type)).status).toBe(200)
    const response = await post(sized(formLimitBytes + 1), type)
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ success: false, message: expect.stringContaining('1 MB') })
    expect(await kept()).toHaveLength(1)
  })

  it('stops reading a body of unknown length', async () => {
    const { app, kept } = service()
    let pulled = 0
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers: type, duplex: 'half' }
    expect((await app.request(new Request('http://localhost/form/submit', init))).status).toBe(413)
    expect(pulled).toBeLessThan(formLimitBytes * 2)
    expect(await kept()).toEqual([])
  })
})

describe('the number of fields', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`extra-${index}`, 'x']))

  it('is limited in every encoding, and nothing is kept', async () => {
    const { post, kept } = service()
    const fields = { ...posted, ...many(10_000) }
    const json = { 'Content-Type': 'application/json' }
    const answers = await Promise.all([
      post(multipart(fields)),
      post(new URLSearchParams(fields).toString(), type),
      post(JSON.stringify(fields), json),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(await answers[0]?.json()).toMatchObject({ success: false, message: expect.stringContaining('at most 50') })
    expect(await kept()).toEqual([])
  })

  it('allows for a longer form than that of the site', async () => {
    const { post, kept } = service()
    expect((await post(multipart({ ...posted, ...many(30) }))).status).toBe(200)
    expect(await kept()).toHaveLength(1)
  })
})

describe('a burst of form posts', () => {
  it('is refused until its window ends', async () => {
    let time = 0
    const { post, kept } = service({ requests: 2, now: () => time })
    const statuses = [await post(multipart(posted)), await post(multipart(posted))].map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    time = 590_000
    const held = await post(multipart(posted))
    expect([held.status, held.headers.get('Retry-After')]).toEqual([429, '10'])
    expect(await held.json()).toEqual({ success: false, message: 'Too many requests. Please try later!' })
    expect(await kept()).toHaveLength(2)
    time = 600_000
    expect((await post(multipart(posted))).status).toBe(200)
  })

  it('is counted per sender', () => {
    const limit = createRateLimit({ requests: 1, windowSeconds: 60, now: () => 0 })
    expect(['a', 'a', 'b'].map(limit.count)).toEqual([0, 60, 0])
  })
})
