import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Runs a command. An error prints its message on stderr without a stack, and sets exit code 1. The command ends quietly when
 * the reader of its output closes the pipe, as `head` does.
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
 * Parses the options and other arguments of a command line (https://nodejs.org/api/util.html#utilparseargsconfig). `--help`
 * prints the usage and ends the process.
 * @param usage what `--help` prints: the call, then a line for each option
 * @param names of the other arguments; one in brackets is optional: '[NAME]'
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
    // Only the first sentence: Node then suggests how to pass an argument that begins with a dash.
    const [said] = error instanceof Error ? error.message.split('. ') : [String(error)]
    throw new Error(`${said?.replace(/\.?$/, '.')}\n${usage}`)
  }
}
