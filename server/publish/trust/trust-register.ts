import { certificationRegister } from '#content/facts/certifications.ts'
import type { ClaimKey } from '#content/facts/claims.ts'
import { language } from '#language'
import { auditRhythm, certificationCovers } from '#words/certifications.ts'
import { claimDefinitions } from '#words/claims/definitions.ts'
import { claim } from '#words/claims.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { registerTitle } from '#words/pages/papers/register.ts'

/** The claims of the company, each with its definition, in the words of the pages. */
const claimRows = () =>
  (Object.keys(claimDefinitions) as ClaimKey[]).map((key) => ({ key, ...claimDefinitions[key], value: claim(key) }))

/** The rows of the certifications register, likewise. */
const certificationRows = () =>
  certificationRegister.map(({ name, group }) => ({
    name,
    section: certificationsPage.groups[group].title,
    covers: certificationCovers[name],
    auditRhythm: auditRhythm(name),
  }))

/** The register of claims and certifications in the language of the build, as programs read it. */
export const trustRegister = () => ({
  title: registerTitle,
  language: language.tag,
  claims: claimRows(),
  certifications: certificationRows(),
})
