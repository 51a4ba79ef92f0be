/** Characters that control a terminal or reorder its text. Without the two joiners, which emoji and several scripts need. */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const named: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\u001b': '\\e' }

/** Untrusted text as one line that is safe to print: control characters become visible escapes. */
export function oneLine(text: string): string {
  return text.replace(unsafe, (char) => named[char] ?? `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`)
}

/** Untrusted text as safe lines that all begin with `margin`, so that none looks like our own output. */
export function manyLines(text: string, margin: string): string {
  return text
    .split(/\r\n|\n/)
    .map((line) => `${margin}${oneLine(line)}`)
    .join('\n')
}
