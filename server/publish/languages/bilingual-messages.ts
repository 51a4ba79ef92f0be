import { posix } from 'node:path'
import { frenchAddresses } from '#content/addresses.ts'
import { type Message, type MessageName, messages } from '#content/fr/mail/messages.ts'
import { languages } from '#content/languages/languages.ts'

// The auth service has one template for each message and does not know who reads in which language. So a message says all
// in English, then in French, each with a link to the page in its language.

const names: readonly MessageName[] = ['invite', 'recovery', 'password-changed', 'factor-added', 'factor-removed']

/**
 * A template of a message with its words in French below those in English.
 * @param file of the template: 'supabase/templates/invite.html'
 * @param product its name, as HTML
 * @throws {Error} naming a template without French words
 */
export function withFrenchWords(html: string, file: string, product: string): string {
  const name = names.find((known) => known === posix.basename(file, '.html'))
  if (name === undefined) throw new Error(`content/fr/mail/messages.ts: no words for ${file}. Write them.`)
  return html.replace(/\n?\s*<\/body>/, (end) => `\n    <hr>\n${frenchPart(messages(product)[name], html)}${end}`)
}

function frenchPart({ title, opening, link, rest }: Message, english: string): string {
  const href = /href="([^"]*)"/.exec(english)?.[1]?.replace('/login?', `${frenchAddresses['/login']}?`)
  const lines = [
    `<h1>${title}</h1>`,
    `<p>${opening}</p>`,
    ...(link !== undefined && href !== undefined ? [`<p><a href="${href}">${link}</a></p>`] : []),
    ...rest.map((text) => `<p>${text}</p>`),
  ]
  return `    <div lang="${languages.fr.tag}">\n${lines.map((line) => `      ${line}\n`).join('')}    </div>`
}

/** The settings of the auth service with the subject of each message in both languages. */
export function withFrenchSubjects(toml: string, product: string): string {
  const words = messages(product)
  return names.reduce((text, name) => {
    const subject = new RegExp(`(subject = "[^"]*)"(\\ncontent_path = "\\./supabase/templates/${name}\\.html")`)
    return text.replace(subject, (_, opening: string, path: string) => `${opening} / ${words[name].subject}"${path}`)
  }, toml)
}
