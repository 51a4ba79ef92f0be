/* Finds the line of a Markdown file on which words of the page are written, for messages about them. */

/** Characters that the page sets in another form than the file. */
const asWritten: Readonly<Record<string, string>> = {
  '’': "[’']",
  '‘': "[‘']",
  '«': '[«"]',
  '»': '[»"]',
  '“': '[“"]',
  '”': '[”"]',
  '—': '(?:—|---)',
  '–': '(?:–|--)',
  '…': '(?:…|\\.\\.\\.)',
}

/** Between two words of a text: white space, which may be set where none is typed, and marks of emphasis. */
const between = String.raw`(?:[\s\u00a0*_]|&nbsp;)*`

/**
 * The line of a file on which words of its page are, counted from 1. Where the file writes them otherwise, for example with
 * a key in braces, the line that has most of the words; 1 if no line has one.
 */
export function lineOf(words: string, source: string): number {
  const tokens = words.split(/[\s\u00a0]+/).filter((token) => token !== '')
  const pattern = tokens
    .map((token) => [...token].map((sign) => asWritten[sign] ?? RegExp.escape(sign)).join(''))
    .join(between)
  const at = pattern === '' ? undefined : new RegExp(pattern).exec(source)?.index
  if (at !== undefined) return source.slice(0, at).split('\n').length
  const counts = source.split('\n').map((line) => tokens.filter((token) => line.includes(token)).length)
  const most = Math.max(...counts)
  return most === 0 ? 1 : counts.indexOf(most) + 1
}
