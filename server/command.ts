import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Runs a command line. An error prints its message on stderr without a stack, and sets exit code 1. A reader that has
 * enough, as `head` does, ends it.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.stdout.once('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error
    process.exit()
  })
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The options and other arguments of a command line (https://nodejs.org/api/util.html#utilparseargsconfig). With `--help` it
 * prints the usage and ends the process.
 * @param usage what `--help` prints: the call, then a line for each option
 * @param names of the other arguments; one in brackets may be left out: '[NAME]'
 * @throws {Error} that says what is wrong, and the usage
 */
export function readArguments<Known extends Options>(
  usage: string,
  options: Known,
  names: readonly string[] = [],
  args: string[] = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`)
    process.exit()
  }
  try {
    const read = parseArgs({ args, options, allowPositionals: true })
    const extra = read.positionals[names.length]
    if (extra !== undefined) throw new Error(`Unknown argument '${extra}'.`)
    const missing = names[read.positionals.length]
    if (missing !== undefined && !missing.startsWith('[')) throw new Error(`${missing} is missing.`)
    return read
  } catch (error) {
    // Node says more of an unknown option than this: what nobody means here.
    const [said] = error instanceof Error ? error.message.split('. ') : [String(error)]
    throw new Error(`${said?.replace(/\.?$/, '.')}\n${usage}`)
  }
}
