import { readFile } from 'node:fs/promises'
import type { EmailDriver } from '@supabase/lite'
import { html } from 'hono/html'
import type { TemplateValues } from './expression.ts'
import { renderTemplate } from './render-template.ts'

/** A message as the settings name it. */
export interface MessageSource {
  subject: string
  /** Path of its template. */
  content_path: string
}

/** Values that every message may name, under the hosted service's names for them (internal/mailer/templatemailer). */
export interface MessageValues extends TemplateValues {
  Email: string
}

/** Renders a message, and sends it to the account's address. @throws {Error} when its template cannot be read */
export async function writeMessage(
  mailbox: EmailDriver,
  { subject, content_path }: MessageSource,
  values: MessageValues,
): Promise<void> {
  const template = await readFile(content_path, 'utf8')
  await mailbox.send({
    to: values.Email,
    subject: renderTemplate(subject, values, (text) => text),
    html: renderTemplate(template, values, escaped),
  })
}

/** A value holds no promise, for which alone the tag would answer with one. */
const escaped = (text: string): string => String(html`${text}`)
