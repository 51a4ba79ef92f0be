/*
 * Makes the same password the same text on every keyboard: one keyboard writes "é" as one character, another as two, and there are
 * several characters for a space. The forms of auth/ set and try passwords by these functions.
 */

/**
 * A typed password in the spelling in which it is set: every space as the plain one, every letter with its accent as one
 * character (OpaqueString, RFC 8265, 4.2, without its checks). It nearly always is what was typed.
 */
export const preparedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/**
 * Tries a password in that spelling. While the service refuses it, tries the spellings that another program may have set: as it
 * was typed, with letters and accents apart (NFD), and in NFKC. Most passwords have one spelling only, and count as one attempt
 * in the service's limit.
 */
export async function tryPassword<Outcome>(
  typed: string,
  attempt: (password: string) => Promise<Outcome>,
  isRefused: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const prepared = preparedPassword(typed)
  const others = new Set([typed, prepared.normalize('NFD'), typed.normalize('NFKC')])
  others.delete(prepared)
  let outcome = await attempt(prepared)
  for (const spelling of others) {
    if (!isRefused(outcome)) break
    outcome = await attempt(spelling)
  }
  return outcome
}
