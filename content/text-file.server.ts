import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { misread } from './languages/characters.ts'

/** What a file of text contains, or on which line and why it cannot be read. */
type TextFile = { kind: 'text'; text: string } | { kind: 'unreadable'; line: number; reason: string }

/**
 * Reads a file that people write. Its text is the same whichever editor and system have saved it: without a byte order mark,
 * with line feeds alone (Windows ends a line with CR LF), and with each accent in its letter (macOS may write it as a
 * character of its own; Unicode normalization form C).
 */
export function readTextFile(path: string): TextFile {
  try {
    return textOf(readFileSync(path))
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split(', ') : [String(error)]
    return { kind: 'unreadable', line: 1, reason: `this file cannot be read (${reason}): mend or remove it` }
  }
}

/** The same of a file's bytes. */
export function textOf(bytes: Uint8Array): TextFile {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  // Text in Latin letters has a zero byte beside each of them in UTF-16, and none in UTF-8.
  if (isUtf16 || bytes.includes(0))
    return { kind: 'unreadable', line: 1, reason: 'this file is saved as UTF-16, or is no text: save it as UTF-8' }
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC')
  const [lost] = misread.exec(text) ?? []
  if (lost === undefined) return { kind: 'text', text }
  const reason = isUtf8(bytes)
    ? `"${lost}" stands where a letter was lost, because the file was once read in another encoding: write the letter again`
    : 'a letter here is not in UTF-8: the file is saved in another encoding, such as Windows-1252: save it as UTF-8'
  return { kind: 'unreadable', line: text.slice(0, text.indexOf(lost)).split('\n').length, reason }
}

/**
 * Why a module must be saved anew: Node and Vite read its bytes themselves. Undefined for one that they read as it is meant.
 */
export function savedWrong(bytes: Uint8Array): { line: number; reason: string } | undefined {
  const read = textOf(bytes)
  if (read.kind === 'unreadable') return read
  const lines = new TextDecoder().decode(bytes).split('\n')
  const line = lines.findIndex((one) => one !== one.normalize('NFC')) + 1
  return line === 0
    ? undefined
    : { line, reason: 'an accent is a character of its own here: write it and its letter as one' }
}
