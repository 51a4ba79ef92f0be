import { readFile } from 'node:fs/promises'
import type { EmailDriver } from '@supabase/lite'
import { html } from 'hono/html'
import { reason } from '#server/local/reason.ts'
import type { HostSettings, Notice } from './host-settings.ts'

export interface Notices {
  /** Writes a message, if the settings enable it. As on the hosted service, a failure is logged and stops nothing. */
  send: (notice: Notice, email: string) => Promise<void>
}

export function openNotices(settings: HostSettings, mailbox: EmailDriver): Notices {
  return {
    send: async (notice, email) => {
      const { enabled, subject, content_path } = settings.email.notification[notice]
      if (!enabled) return
      try {
        const template = await readFile(content_path, 'utf8')
        const escaped = String(await html`${email}`)
        await mailbox.send({ to: email, subject, html: template.replaceAll('{{ .Email }}', () => escaped) })
      } catch (error) {
        process.stderr.write(`A message could not be written: ${reason(error)}\n`)
      }
    },
  }
}
