import { passwordBytes, passwordCharacters } from '#auth/limits.ts'

export type PasswordMistake = 'short' | 'long' | 'mismatch'

/** The mistake in a new password that can be found without a request. */
export function passwordMistake(password: string, repeated: string): PasswordMistake | undefined {
  if ([...password].length < passwordCharacters) return 'short'
  if (new TextEncoder().encode(password).length > passwordBytes) return 'long'
  return password === repeated ? undefined : 'mismatch'
}
