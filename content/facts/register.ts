import { type Claim, claims } from './claims.ts'
import { rowsWithEvidence } from './evidence.ts'

/** Address of the register of claims and certifications for programs. */
export const registerAddress = '/trust/register.json'

/**
 * What the register states, in no language: each claim without its day of review, which moves as time passes, and each
 * certification with its evidence.
 */
export const registerFacts = (
  stated: Readonly<Record<string, Claim>> = claims,
  rows: readonly object[] = rowsWithEvidence(),
) => ({
  claims: Object.entries(stated).map(([key, { status, states }]) => ({ key, status, states })),
  certifications: rows,
})
