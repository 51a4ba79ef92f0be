import { parseArgs } from 'node:util'
import { z } from 'zod'
import { oneLine } from '#server/terminal.ts'

/**
 * The arguments of a command for one client: an email and, where the usage names it, `--password`.
 * @param usage of the command, in the errors
 * @throws {Error} for any other arguments, or an email that is not an address
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
