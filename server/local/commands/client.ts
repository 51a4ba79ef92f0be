/* `npm run client`: adds, lists and removes clients, of this machine or of a hosted project. */

import { z } from 'zod'
import { emailAddress } from '#components/islands/fields/typed-text.ts'
import { site } from '#content/facts/site.ts'
import type { LanguageName } from '#content/languages/languages.ts'
import { readArguments, runCommand } from '#server/command.ts'
import { noEnvFile } from '#server/env-file.ts'
import { checkSettings, envFile, localSettings } from '#server/environment.ts'
import { defaultLanguage, newPassword, openAccounts } from '#server/local/auth/accounts.ts'
import { messageLink, readMailbox } from '#server/local/auth/mail.ts'
import { dataFolder, dataPaths, prepareDataFolder } from '#server/local/data-folder.ts'
import { oneLine } from '#server/terminal.ts'
import type { ClientDirectory, ListedClient } from './client-directory.ts'
import { hostedClients } from './hosted-clients.ts'

const usage = `Usage: npm run client -- COMMAND [--local]
  add EMAIL            invites a client to choose a password
    --password         adds the client at once, with a password that the first sign-in replaces
    --language fr      has the client's messages in French
  list                 lists clients: invited or active, the last sign-in, second factors and passkeys
  remove EMAIL         ends an account and its sessions
  reset-factor EMAIL   removes the second factors and passkeys of a client who has lost the device
  --local              this machine's clients, although the settings name a hosted project`

/** The commands; each returns the text to print. */
const commands = {
  add: async (clients: ClientDirectory, email: string, language: LanguageName, withPassword: boolean) => {
    if (!withPassword) return `${await clients.invite(email, language)}${languageLine(language)}`
    const password = newPassword()
    await clients.add({ email, password }, language)
    const account = `  email     ${email}\n  password  ${password}\n${languageLine(language)}`
    return `Added to ${clients.place}:\n${account}The client must choose another password at the first sign-in.\n`
  },
  list: async (clients: ClientDirectory) => clientLines(await clients.list()),
  remove: async (clients: ClientDirectory, email: string) => {
    await clients.remove(email)
    return `Removed from ${clients.place}: ${email}. Sessions end within the hour.\n`
  },
  'reset-factor': async (clients: ClientDirectory, email: string) => {
    const { factors, passkeys } = await clients.resetFactors(email)
    if (factors + passkeys === 0) return `${email} has no second factor and no passkey on ${clients.place}.\n`
    const removed = [counted('second factor', factors), counted('passkey', passkeys)].flatMap((one) => one ?? [])
    return `Removed from ${clients.place}: ${removed.join(' and ')} of ${email}. Sign-in now needs only the password. Open sessions continue.\nNo message tells the client: write to ${email} what you removed, and who asked for it.\n`
  },
}

/** A number of things, such as '1 passkey' or '2 passkeys'; undefined for none. */
function counted(name: string, count: number): string | undefined {
  if (count === 0) return undefined
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

/** The language of a client's messages, which whoever adds a client in French may have forgotten to name. */
const languageLine = (language: LanguageName): string =>
  language === 'fr' ? '  language  French\n' : '  language  English (French with --language fr)\n'

/** Runs `npm run client` with its arguments. @throws {Error} for invalid arguments, or when the command fails */
export async function client(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    usage,
    { password: { type: 'boolean' }, language: { type: 'string' }, local: { type: 'boolean' } },
    ['COMMAND', '[EMAIL]'],
    args,
  )
  const [command = '', typed = ''] = positionals
  const email = emailAddress(typed)
  if (!isCommand(command)) throw new Error(`Unknown command '${oneLine(command)}'.\n${usage}`)
  if (command === 'list' && typed !== '') throw new Error(`Unknown argument '${oneLine(typed)}'.\n${usage}`)
  if (command !== 'list' && typed === '') throw new Error(`EMAIL is missing.\n${usage}`)
  if (command !== 'list' && !z.regexes.html5Email.test(email)) {
    throw new Error(`"${oneLine(typed)}" is not an email address.\n${usage}`)
  }
  if (command !== 'add' && (values.password || values.language)) {
    throw new Error(`--password and --language are options of add only.\n${usage}`)
  }
  const language = values.language ?? defaultLanguage
  if (language !== 'en' && language !== 'fr') {
    throw new Error(`--language is "${oneLine(language)}": write en or fr.`)
  }
  await withClients(values.local ?? false, async (clients) => {
    process.stdout.write(await commands[command](clients, email, language, values.password ?? false))
  })
}

function isCommand(text: string): text is keyof typeof commands {
  return Object.hasOwn(commands, text)
}

/**
 * Runs a command on the clients of the hosted project or of the local host, as the settings choose, and first prints which.
 * @throws {Error} in one line, when the settings contradict each other or the accounts cannot be opened
 */
async function withClients(isLocal: boolean, work: (clients: ClientDirectory) => Promise<void>): Promise<void> {
  if (isLocal) process.env.PUBLIC_SUPABASE_URL = localSettings.PUBLIC_SUPABASE_URL
  // Refuses a secret key in place of the address, which is printed below.
  checkSettings('local', ['PUBLIC_SUPABASE_URL'], isLocal ? noEnvFile : envFile())
  const hosted = isLocal ? undefined : hostedSettings()
  if (hosted) {
    process.stderr.write(`Clients of ${hosted.url} (for those of this machine, add --local)\n`)
    return work(hostedClients(hosted, siteUrl))
  }
  // Messages of the local host contain the product's name, which is that of `npm start`.
  checkSettings('local', ['PRODUCT_NAME', 'SITE_URL'], noEnvFile)
  const folder = dataFolder()
  process.stderr.write(`Clients of this machine, in ${oneLine(folder)}\n`)
  await prepareDataFolder(folder)
  const accounts = await openAccounts(folder, localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY)
  try {
    await work({
      place: 'the local host',
      add: ({ email, password }, language) => accounts.addClientWithInitialPassword(email, password, language),
      invite: async (email, language) => {
        await accounts.inviteClient(email, language)
        const { messages } = await readMailbox(dataPaths.messages(folder))
        const message = messages.findLast(({ to }) => to === email.toLowerCase())
        const link = message && messageLink(message)
        return `Invited to the local host:\n  email     ${email}\n  link      ${link}\n  message   npm run inbox\n`
      },
      remove: async (email) => accounts.removeClient(email),
      resetFactors: async (email) => accounts.resetFactors(email),
      list: async () => accounts.listClients().map(({ id, ...account }) => ({ ...account, ...accounts.meansOf(id) })),
    })
  } finally {
    await accounts.close()
  }
}

/** Address of the site to which a hosted project's messages link. @throws {SettingsError} when it is missing or malformed */
function siteUrl(): string {
  checkSettings('production', ['SITE_URL'], envFile())
  return site.url
}

/** The settings of a hosted project; undefined for the local host. No other code reads the secret key. */
function hostedSettings(): { url: string; secretKey: string } | undefined {
  const { PUBLIC_SUPABASE_URL: url = '', SUPABASE_SECRET_KEY: secretKey = '' } = process.env
  const isHosted = url !== localSettings.PUBLIC_SUPABASE_URL
  if (isHosted && secretKey === '') {
    throw new Error(
      `PUBLIC_SUPABASE_URL is ${url}: to work on the clients there, also set SUPABASE_SECRET_KEY. To work on those of this machine, add --local.`,
    )
  }
  if (!isHosted && secretKey !== '') {
    throw new Error(
      'SUPABASE_SECRET_KEY is set but PUBLIC_SUPABASE_URL is not: set both for a hosted project. To work on the clients of this machine, add --local.',
    )
  }
  if (!/^[\w.-]*$/.test(secretKey)) {
    throw new Error(
      'SUPABASE_SECRET_KEY contains a character that is not allowed in a key. Copy the key again, without spaces or line ends.',
    )
  }
  return isHosted ? { url, secretKey } : undefined
}

/** One line for each client: email, `invited` or `active`, the last sign-in to the minute in UTC, factors and passkeys. */
function clientLines(clients: readonly ListedClient[]): string {
  const width = Math.max(0, ...clients.map(({ email }) => oneLine(email).length))
  const lines = clients.map(({ email, email_confirmed_at, last_sign_in_at, factors, passkeys }) => {
    const state = email_confirmed_at === null ? 'invited' : 'active '
    const means = [counted('second factor', factors), counted('passkey', passkeys)].flatMap((one) => one ?? [])
    return [`${oneLine(email).padEnd(width)}  ${state}  ${lastSignIn(last_sign_in_at)}`, ...means].join(', ')
  })
  return `${[...lines, clients.length === 1 ? '1 client' : `${clients.length} clients`].join('\n')}\n`
}

function lastSignIn(at: string | null): string {
  if (at === null || Number.isNaN(Date.parse(at))) return 'never signed in'
  return `signed in ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

if (import.meta.main) await runCommand(() => client(process.argv.slice(2)))
