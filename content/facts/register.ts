import { certificationRegister } from './certifications.ts'
import { type Claim, claims } from './claims.ts'

/** Address of the register of claims and certifications for programs. */
export const registerAddress = '/trust/register.json'

/** What the register states, in no language: each claim without its day of review, which moves as time passes. */
export const registerFacts = (
  stated: Readonly<Record<string, Claim>> = claims,
  certifications: readonly object[] = certificationRegister.map(({ name, group }) => ({ name, group })),
) => ({
  claims: Object.entries(stated).map(([key, { states }]) => ({ key, states })),
  certifications,
})
