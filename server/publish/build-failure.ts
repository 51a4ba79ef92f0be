import { withLineNumbers } from '#server/content-lines.ts'
import { diskFault } from '#server/disk-fault.ts'

/**
 * The text to print for a build error: only the message if it says what to change, otherwise also the stack lines of the
 * project's own code. For bundled code that is the innermost line, which names the component; the others are the same for
 * every page.
 */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return explainedErrors(error.errors)
  const fault = diskFault(error)
  if (fault !== undefined) return fault
  const isComplete = error.name === 'SettingsError' || error.message.includes('content/')
  const { stack = '' } = error.cause instanceof Error ? error.cause : error
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
  if (isComplete) return withLineNumbers(error)
  const [innermost = ''] = frames
  return /\/server\/(entries|chunks)\//.test(innermost)
    ? [withLineNumbers(error), innermost, 'npm run check names the line of the source where a type is wrong.'].join(
        '\n',
      )
    : [withLineNumbers(error), ...frames].join('\n')
}

/**
 * Errors of both languages, with duplicates removed; a full disk is also reported once, although it affects different files.
 */
function explainedErrors(errors: readonly unknown[]): string {
  const fault = errors.find((error) => error instanceof Error && diskFault(error) !== undefined)
  return fault === undefined ? [...new Set(errors.map(explained))].join('\n') : explained(fault)
}
