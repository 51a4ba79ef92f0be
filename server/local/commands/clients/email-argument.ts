import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { LanguageName } from '#content/languages/languages.ts'
import { oneLine } from '#server/terminal.ts'
import { messageLanguage } from './message-language.ts'

/** What a command for one client is told. */
interface ClientArguments {
  email: string
  password: boolean
  language: LanguageName
}

/**
 * The arguments of a command for one client: an email and, where the usage names them, `--password` and `--language`.
 * @param usage of the command, in the errors
 * @throws {Error} for any other arguments, an email that is not an address, or a language that the site does not have
 */
export function emailArgument(args: string[], usage: string): ClientArguments {
  const { email, rest, ...options } = read(args, usage)
  const given = Object.entries(options).filter(([, value]) => value)
  if (email === undefined || rest.length > 0 || given.some(([name]) => !usage.includes(`--${name}`))) {
    throw new Error(usage)
  }
  if (!z.regexes.html5Email.test(email)) throw new Error(`"${oneLine(email)}" is not an email address. ${usage}`)
  return { email, password: options.password, language: messageLanguage(options.language) }
}

function read(args: string[], usage: string) {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { password: { type: 'boolean', default: false }, language: { type: 'string' } },
      allowPositionals: true,
    })
    const [email, ...rest] = positionals
    return { email, rest, password: values.password, language: values.language }
  } catch {
    throw new Error(usage)
  }
}
