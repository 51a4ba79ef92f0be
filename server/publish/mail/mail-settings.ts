/* All message templates of the auth service, and the settings that name them. */

import type { DeclinedName, LinkMessageName, MessageName, NoticeName } from '#content/schema/message.ts'
import { linkTemplate, type MessageTemplate, noticeTemplate } from './message-template.ts'

/** The message settings of the auth project. */
interface MailSettings {
  /** Tables of `config.toml`. */
  tables: string
  /** Templates by their file in `auth/supabase/`. */
  files: ReadonlyMap<string, string>
}

const linkTables: Readonly<Record<LinkMessageName, string>> = {
  invite: 'auth.email.template.invite',
  recovery: 'auth.email.template.recovery',
}

const declinedTables: Readonly<Record<DeclinedName, string>> = {
  'magic-link': 'auth.email.template.magic_link',
  'email-change': 'auth.email.template.email_change',
  confirmation: 'auth.email.template.confirmation',
  reauthentication: 'auth.email.template.reauthentication',
}

const noticeTables: Readonly<Record<NoticeName, string>> = {
  'password-changed': 'auth.email.notification.password_changed',
  'factor-added': 'auth.email.notification.mfa_factor_enrolled',
  'factor-removed': 'auth.email.notification.mfa_factor_unenrolled',
}

/** Generates the messages of the auth service from content/en/mail and content/fr/mail. */
export async function mailSettings(): Promise<MailSettings> {
  const [tables, files]: [string[], Map<string, string>] = [[], new Map()]
  const add = (name: MessageName, { subject, html }: MessageTemplate, table: string, lines: readonly string[]) => {
    const file = `templates/${name}.html`
    files.set(file, html)
    // JSON strings are valid TOML strings.
    tables.push([`[${table}]`, ...lines, `subject = ${JSON.stringify(subject)}`].join('\n'))
  }
  // The CLI reads the paths of templates from the folder around `supabase/`, those of notices from that folder itself.
  const template = (name: MessageName) => [`content_path = "./supabase/templates/${name}.html"`]
  const notice = (name: MessageName) => ['enabled = true', `content_path = "./templates/${name}.html"`]
  for (const name of namesOf(linkTables)) add(name, await linkTemplate(name), linkTables[name], template(name))
  for (const name of namesOf(declinedTables))
    add(name, await noticeTemplate(name), declinedTables[name], template(name))
  for (const name of namesOf(noticeTables)) add(name, await noticeTemplate(name), noticeTables[name], notice(name))
  return { tables: `${tables.join('\n\n')}\n`, files }
}

const namesOf = <Name extends string>(tables: Readonly<Record<Name, string>>): Name[] => Object.keys(tables) as Name[]
