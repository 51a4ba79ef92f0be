/** Everything that steers a terminal or reorders its text, but for the joiners that emoji and scripts need. */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const named: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\u001b': '\\e' }

/** One line that is safe to print whatever a stranger wrote: control characters and the like are shown as escapes. */
export function oneLine(text: string): string {
  return text.replace(unsafe, (char) => named[char] ?? `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`)
}

/** The same for a longer text: its line ends are kept and each line begins with `margin`, so that none can pose as another. */
export function manyLines(text: string, margin: string): string {
  return text
    .split(/\r\n|\n/)
    .map((line) => `${margin}${oneLine(line)}`)
    .join('\n')
}
