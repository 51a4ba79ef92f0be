import { hasCode } from '#server/local/reason.ts'

/**
 * Runs a command line. An error prints its message on stderr without a stack, and sets exit code 1. A reader that has
 * enough, as `head` does, ends it.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.stdout.once('error', (error) => {
    if (!hasCode(error, 'EPIPE')) throw error
    process.exit()
  })
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
