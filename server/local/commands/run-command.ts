/**
 * Runs a command of the local host. Whatever stops it becomes its message on stderr, without a stack, and exit code 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
