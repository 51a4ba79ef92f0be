/** System errors that have their cause outside the project: by code, and by the text of Rust, in which Vite writes files. */
const diskFaults = [
  {
    signs: /\bENOSPC\b|\bEDQUOT\b|no space left on device|quota exceeded/i,
    remedy: 'The disk is full. Make room on it, and try again.',
  },
  {
    signs: /\bEACCES\b|\bEPERM\b|\bEROFS\b|permission denied|read-only file system/i,
    remedy: 'A file or folder cannot be read or written. Permit it to the user who builds, or choose another place.',
  },
] as const

/** Advice for an error caused by a full or read-only disk, with the error's message. Undefined for any other error. */
export function diskFault(error: Error): string | undefined {
  for (const { message } of causesOf(error)) {
    const fault = diskFaults.find(({ signs }) => signs.test(message))
    const said = message.split('\n').find((line) => fault?.signs.test(line))
    if (fault) return `${fault.remedy} (${said?.trim()})`
  }
  return undefined
}

/** An error and its chain of causes, outermost first. */
function causesOf(error: Error): readonly Error[] {
  const chain: Error[] = [error]
  for (let { cause } = error; cause instanceof Error && !chain.includes(cause); { cause } = cause) chain.push(cause)
  return chain
}
