import { join } from 'node:path'
import { readInbox } from '#server/local/inbox/inbox.ts'
import { host } from '#tests/browser/fixtures.ts'

/** The fields of the enquiries with this message, as the local host keeps them on disk. */
export async function findEnquiries(message: string): Promise<Readonly<Record<string, string>>[]> {
  const { enquiries } = await readInbox(join(host.dataFolder, 'enquiries'))
  return enquiries.map(({ fields }) => fields).filter((fields) => fields.message === message)
}

export async function findEnquiry(message: string): Promise<Readonly<Record<string, string>> | undefined> {
  return (await findEnquiries(message))[0]
}
