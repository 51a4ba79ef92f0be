import type { EmailDriver } from '@supabase/lite'
import { reason } from '#server/local/reason.ts'
import type { HostSettings, Notice } from './host-settings.ts'
import { writeMessage } from './mail/write-message.ts'

/** The account that a notice is about. */
interface Account {
  email: string
  /** What its client may write anything into; `language` is the language of its messages. */
  user_metadata: Readonly<Record<string, unknown>>
}

export interface Notices {
  /** Writes a message, if the settings enable it. As on the hosted service, a failure is logged and stops nothing. */
  send: (notice: Notice, account: Account) => Promise<void>
}

export function openNotices(settings: HostSettings, mailbox: EmailDriver): Notices {
  return {
    send: async (notice, { email, user_metadata }) => {
      const source = settings.email.notification[notice]
      if (!source.enabled) return
      try {
        await writeMessage(mailbox, source, { Email: email, Data: user_metadata })
      } catch (error) {
        process.stderr.write(`A message could not be written: ${reason(error)}\n`)
      }
    },
  }
}
