import { createFormService } from '#server/local/inbox/form.ts'
import { type Inbox, openInbox, readInbox } from '#server/local/inbox/inbox.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const accessKey = 'local-access-key'
export const enquiry = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', message: 'Bonjour' }
export const posted = { access_key: accessKey, ...enquiry }

/** A form service with an inbox of its own. */
export function service({ inbox }: { inbox?: Inbox } = {}) {
  const folder = temporaryFolder()
  const app = createFormService(accessKey, inbox ?? openInbox(folder))
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('http://localhost:4173/form/submit', { method: 'POST', body, headers })
  return { app, post, folder, kept: async () => (await readInbox(folder)).enquiries.map(({ fields }) => fields) }
}

export function multipart(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
