/** Characters that steer a terminal or reorder its text. The two joiners stay: emoji and several scripts need them. */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const named: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\u001b': '\\e' }

/** A stranger's text as one line that is safe to print: control characters become visible escapes. */
export function oneLine(text: string): string {
  return text.replace(unsafe, (char) => named[char] ?? `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`)
}

/** A stranger's text as safe lines that all begin with `margin`, so that none can pose as a line of our own. */
export function manyLines(text: string, margin: string): string {
  return text
    .split(/\r\n|\n/)
    .map((line) => `${margin}${oneLine(line)}`)
    .join('\n')
}
