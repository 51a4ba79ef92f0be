export type CodeMistake = 'empty' | 'letters' | 'short' | 'long'

/** Digits of a code (RFC 6238 allows more, but the service's codes have six). */
const digits = 6

/**
 * The code in a typed or pasted text such as "123 456" or "123-456", or the mistake in it that can be found without a
 * request. Full-width digits count as digits.
 */
export function readCode(text: string): { kind: 'code'; code: string } | { kind: 'mistaken'; mistake: CodeMistake } {
  const code = text.normalize('NFKC').replace(/[\s\p{Dash}]/gu, '')
  const mistake = mistakeIn(code)
  return mistake === undefined ? { kind: 'code', code } : { kind: 'mistaken', mistake }
}

function mistakeIn(code: string): CodeMistake | undefined {
  if (code === '') return 'empty'
  if (!/^\d+$/.test(code)) return 'letters'
  if (code.length === digits) return undefined
  return code.length < digits ? 'short' : 'long'
}
