import { passwordBytes, passwordCharacters } from '#auth/limits.ts'

/** What a visitor has typed to set a password. */
export interface NewPassword {
  password: string
  repeated: string
  /** The present password; undefined in a form that does not ask for it. */
  current?: string
}

export type PasswordMistake = 'missing' | 'short' | 'long' | 'mismatch'

/** The mistake that can be found without a request. `missing`: the present password is asked for and was not typed. */
export function passwordMistake({ password, repeated, current }: NewPassword): PasswordMistake | undefined {
  if (current === '') return 'missing'
  if ([...password].length < passwordCharacters) return 'short'
  if (new TextEncoder().encode(password).length > passwordBytes) return 'long'
  return password === repeated ? undefined : 'mismatch'
}
