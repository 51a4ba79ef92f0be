/**
 * The spelling in which passwords are set: OpaqueString (RFC 8265, 4.2), without its checks. Keyboards write "é" as one
 * character or as two, and a space as several characters. What other programs send as it was typed is nearly always the same.
 */
export const preparedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/**
 * Tries a password in its prepared spelling and, while that is refused, in others that an account may have from elsewhere: as
 * it was typed, decomposed, and in NFKC. Most passwords have one spelling, and cost the service's limit one attempt.
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
