import { createFormService } from '#server/local/inbox/form.ts'
import { type Inbox, openInbox, readInbox } from '#server/local/inbox/inbox.ts'
import { createRateLimit } from '#server/local/rate-limit.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

export const accessKey = 'local-access-key'
export const enquiry = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', message: 'Bonjour' }
export const posted = { access_key: accessKey, ...enquiry }
export const page = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

interface ServiceOptions {
  inbox?: Inbox
  requests?: number
  now?: () => number
}

/** A form service with an inbox of its own. */
export function service({ inbox, requests = 100, now = Date.now }: ServiceOptions = {}) {
  const folder = temporaryFolder()
  const rateLimit = createRateLimit({ requests, windowSeconds: 600, now })
  const app = createFormService({ accessKey, inbox: inbox ?? openInbox(folder), rateLimit })
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('http://localhost:4173/form/submit', { method: 'POST', body, headers })
  return { app, post, kept: async () => (await readInbox(folder)).enquiries.map(({ fields }) => fields) }
}

export function multipart(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

export const json = (value: unknown) => [JSON.stringify(value), { 'Content-Type': 'application/json' }] as const
