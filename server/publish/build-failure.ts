import { withLines } from '#server/content-lines.ts'

/**
 * What a person needs of an error of a build: the message alone where it names what to mend, else with the lines of the
 * project's own code that led there. Of code that the build has bundled it is the innermost line, which names the
 * component: the others are those that render any page.
 */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return severalExplained(error.errors)
  const fault = diskFault(error)
  if (fault !== undefined) return fault
  const isComplete = error.name === 'SettingsError' || error.message.includes('content/')
  const { stack = '' } = error.cause instanceof Error ? error.cause : error
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
  if (isComplete) return withLines(error)
  const [innermost = ''] = frames
  return /\/server\/(entries|chunks)\//.test(innermost)
    ? [withLines(error), innermost, 'npm run check names the line of the source where a type is wrong.'].join('\n')
    : [withLines(error), ...frames].join('\n')
}

/** What both languages stumble over is said once; a full disk, too, which each meets at another file. */
function severalExplained(errors: readonly unknown[]): string {
  const fault = errors.find((error) => error instanceof Error && diskFault(error) !== undefined)
  return fault === undefined ? [...new Set(errors.map(explained))].join('\n') : explained(fault)
}

/** System errors that are no mistake of the project, by code, and as Rust states them, in which Vite writes its files. */
const diskFaults = [
  {
    signs: /\bENOSPC\b|\bEDQUOT\b|no space left on device|quota exceeded/i,
    remedy: 'The disk is full. Make room on it, and try again.',
  },
  {
    signs: /\bEACCES\b|\bEPERM\b|\bEROFS\b|permission denied|read-only file system/i,
    remedy: 'A folder cannot be written to. Make it writable for the user who builds, or choose another place.',
  },
] as const

/** What to do about an error that a full or protected disk has caused, with its words. Undefined for any other error. */
export function diskFault(error: Error): string | undefined {
  for (const { message } of causesOf(error)) {
    const fault = diskFaults.find(({ signs }) => signs.test(message))
    const said = message.split('\n').find((line) => fault?.signs.test(line))
    if (fault) return `${fault.remedy} (${said?.trim()})`
  }
  return undefined
}

/** An error and what has caused it, outermost first. */
function causesOf(error: Error): readonly Error[] {
  const chain: Error[] = [error]
  for (let { cause } = error; cause instanceof Error && !chain.includes(cause); { cause } = cause) chain.push(cause)
  return chain
}
