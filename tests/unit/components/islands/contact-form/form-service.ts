import { vi } from 'vitest'

interface Answer {
  status?: number
  body: string
}

/** A form service that records requests, and answers when a test says so. The page has been open for a minute. */
export function stubFormService() {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
  const waiting: PromiseWithResolvers<Response>[] = []
  const requests: { address: string; init: RequestInit; fields: Record<string, FormDataEntryValue> }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const body = init.body
    if (!(body instanceof FormData)) throw new TypeError('The body is not multipart form data')
    requests.push({ address, init, fields: Object.fromEntries(body) })
    const answer = Promise.withResolvers<Response>()
    init.signal?.addEventListener('abort', () => answer.reject(new DOMException('Aborted', 'AbortError')))
    waiting.push(answer)
    return answer.promise
  })
  return {
    requests,
    answer: ({ status = 200, body }: Answer) => waiting.shift()?.resolve(new Response(body, { status })),
    accept: () => waiting.shift()?.resolve(Response.json({ success: true, body: { message: 'Email sent!' } })),
    breakOff: () => waiting.shift()?.reject(new TypeError('Failed to fetch')),
  }
}
