/**
 * The spelling in which passwords are set and compared: keyboards write "é" as one character or as two, and a space as
 * several characters (NIST SP 800-63B, normalization to NFKC).
 */
export const normalPassword = (typed: string): string => typed.normalize('NFKC')

/**
 * Tries a password in its normal spelling and then, if that is refused, as it was typed: passwords that were set earlier were
 * not normalized. Most have one spelling, and cost the service's limit one attempt.
 */
export async function tryPassword<Outcome>(
  typed: string,
  attempt: (password: string) => Promise<Outcome>,
  isRefused: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const normal = normalPassword(typed)
  const outcome = await attempt(normal)
  return normal !== typed && isRefused(outcome) ? attempt(typed) : outcome
}
