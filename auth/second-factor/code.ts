/* The typed code of an authenticator app: its form, and why the service may refuse it. */

import type { TemporaryFailure } from '#auth/service/failure.ts'
import { visibleText } from '#components/islands/fields/typed-text.ts'

type CodeMistake = 'empty' | 'letters' | 'short' | 'long'

/** Digits of a code (RFC 6238 allows more, but the service's codes have six). */
const digits = 6

/** The code in a typed or pasted text such as "123 456" or "123-456". Full-width digits count as digits. */
export const readCode = (text: string): string => visibleText(text.normalize('NFKC')).replace(/[\s\p{Dash}]/gu, '')

/** The mistake in a code that can be found without a request. */
export function codeMistake(code: string): CodeMistake | undefined {
  if (code === '') return 'empty'
  if (!/^\d+$/.test(code)) return 'letters'
  if (code.length === digits) return undefined
  return code.length < digits ? 'short' : 'long'
}

/**
 * - `refused`: wrong, used before, or of another time.
 * - `off`: the service checks no codes at present.
 * - `gone`: the app was removed in the meantime.
 */
export type CodeFailure = CodeMistake | 'refused' | 'off' | 'gone' | TemporaryFailure

/** Whether a failure is not about the code itself, so that the button takes the focus, not the field. */
export function isUnrelatedToCode(failure: CodeFailure | undefined): boolean {
  return failure === 'limited' || failure === 'unreachable' || failure === 'off'
}
