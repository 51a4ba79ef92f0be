import { join } from 'node:path'
import { readInbox } from '#server/local/inbox.ts'
import { host } from '#tests/browser/test.ts'

/** The fields of the enquiry with this message, as the local host keeps them on disk. */
export async function findEnquiry(message: string): Promise<Readonly<Record<string, string>> | undefined> {
  const { enquiries } = await readInbox(join(host.dataFolder, 'enquiries'))
  return enquiries.find((enquiry) => enquiry.fields.message === message)?.fields
}
