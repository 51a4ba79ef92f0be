import type { Trouble } from '#auth/service/trouble.ts'
import type { CodeMistake } from './code.ts'

/**
 * - `refused`: wrong, used before, or of another time.
 * - `off`: the service checks no codes at present.
 * - `gone`: the app was removed in the meantime.
 */
export type CodeFailure = CodeMistake | 'refused' | 'off' | 'gone' | Trouble

/** Whether a failure says nothing of the code itself, so that the button takes the focus, not the field. */
export function sparesCode(failure: CodeFailure | undefined): boolean {
  return failure === 'limited' || failure === 'unreachable' || failure === 'off'
}
