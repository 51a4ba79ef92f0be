import { parseArgs } from 'node:util'
import { z } from 'zod'
import { oneLine } from '#server/local/terminal.ts'

/**
 * The email, and perhaps `--password`, that a command of clients was given.
 * @param usage said when it was given anything else
 * @throws {Error} naming what is wrong
 */
export function emailArgument(args: string[], usage: string): { email: string; password: boolean } {
  const { email, rest, password } = read(args, usage)
  if (email === undefined || rest.length > 0 || (password && !usage.includes('--password'))) throw new Error(usage)
  if (!z.regexes.html5Email.test(email)) throw new Error(`"${oneLine(email)}" is not an email address. ${usage}`)
  return { email, password }
}

function read(args: string[], usage: string): { email: string | undefined; rest: string[]; password: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { password: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [email, ...rest] = positionals
    return { email, rest, password: values.password }
  } catch {
    throw new Error(usage)
  }
}
