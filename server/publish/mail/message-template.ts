import { frenchAddresses } from '#content/addresses.ts'
import { messages as english } from '#content/en/mail/messages.ts'
import { site } from '#content/facts/site.ts'
import { messages as french } from '#content/fr/mail/messages.ts'
import { languages } from '#content/languages/languages.ts'
import type { DeclinedName, LinkMessageName, NoticeName } from '#content/schema/message.ts'
import { byAccount, byRedirect, type Choose } from './by-language.ts'
import { messageDocument, messageSection } from './message-html.ts'

/** Subject and body of a message. The service reads both by Go's html/template (supabase/auth, internal/mailer/templatemailer). */
export interface MessageTemplate {
  subject: string
  html: string
}

const tags = { en: languages.en.tag, fr: languages.fr.tag }

/**
 * The template of a message with a link to the sign-in page.
 * @param choose selects the language; for the service, that of the page that requested the message
 */
export async function linkTemplate(name: LinkMessageName, choose: Choose = byRedirect): Promise<MessageTemplate> {
  const [en, fr] = [english(site.name)[name], french(site.name)[name]]
  // In the fragment, which is part of no request, so no log and no referrer can contain the token.
  const address = (page: string) => `{{ .SiteURL }}${page}#token_hash={{ .TokenHash }}&type=${name}`
  const sections = choose({
    en: await messageSection(tags.en, en, { address: address('/login'), label: en.link, copy: en.copy }),
    fr: await messageSection(tags.fr, fr, {
      address: address(frenchAddresses['/login']),
      label: fr.link,
      copy: fr.copy,
    }),
  })
  return {
    subject: choose({ en: en.subject, fr: fr.subject }),
    html: await messageDocument(choose(tags), sections),
  }
}

/** The template of a message without a link, in the language of the account, or in both if it has none. */
export async function noticeTemplate(name: NoticeName | DeclinedName, choose = byAccount): Promise<MessageTemplate> {
  const [en, fr] = [english(site.name)[name], french(site.name)[name]]
  const sections = { en: await messageSection(tags.en, en), fr: await messageSection(tags.fr, fr) }
  return {
    subject: choose(' / ')({ en: en.subject, fr: fr.subject }),
    html: await messageDocument(choose()(tags), choose('\n<hr>\n')(sections)),
  }
}
