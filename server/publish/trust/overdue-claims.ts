import { type Claim, claims } from '#content/facts/claims.ts'
import { claimDefinitions } from '#words/claims/definitions.ts'
import { statement } from '#words/claims.ts'

const definitions: Readonly<Partial<Record<string, { readonly subject: string }>>> = claimDefinitions

/**
 * A warning for each claim whose review date has passed, oldest first.
 * @param today the day of the build. A claim is due on its day and overdue from the next.
 */
export function overdueClaims(today: Date, register: Readonly<Record<string, Claim>> = claims): readonly string[] {
  const day = today.toISOString().slice(0, 10)
  return Object.entries(register)
    .filter(([, { review }]) => review < day)
    .toSorted(([, a], [, b]) => a.review.localeCompare(b.review))
    .map(
      ([key, { states, review }]) =>
        `claim "${key}" (${definitions[key]?.subject ?? 'certification'}: ${statement(states)}) was due for review on ${review}. ` +
        'Check whether it still holds, then set the next review date in content/facts/claims.ts',
    )
}
