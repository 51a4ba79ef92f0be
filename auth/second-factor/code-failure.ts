import type { Trouble } from '#auth/service/trouble.ts'
import type { CodeMistake } from './code.ts'

/** `refused`: wrong, used before, or of another time. `gone`: the app was removed in the meantime. */
export type CodeFailure = CodeMistake | 'refused' | 'gone' | Trouble
