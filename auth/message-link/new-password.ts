import { PASSWORD_LEAST_CHARACTERS, PASSWORD_MOST_BYTES } from '#auth/limits.ts'

export type PasswordMistake = 'short' | 'long' | 'mismatch'

/** What can be said of a new password without asking the service. */
export function passwordMistake(password: string, repeated: string): PasswordMistake | undefined {
  if ([...password].length < PASSWORD_LEAST_CHARACTERS) return 'short'
  if (new TextEncoder().encode(password).length > PASSWORD_MOST_BYTES) return 'long'
  return password === repeated ? undefined : 'mismatch'
}
