import { auditRhythms, certificationWords } from '#content/en/certifications.ts'
import { claimDefinitions, claimStatus } from '#content/en/claims/definitions.ts'
import { claim } from '#content/en/claims.ts'
import { certificationsPage } from '#content/en/pages/certifications.ts'
import { type ClaimKey, claims } from '#content/facts/claims.ts'
import { rowsWithEvidence } from '#content/facts/evidence.ts'
import { slugify } from '#content/schema/slug.ts'

/** The claims of the company, each with its definition, in the words of the pages. */
const claimRows = (Object.keys(claimDefinitions) as ClaimKey[]).map((key) => ({
  key,
  ...claimDefinitions[key],
  value: claim(key),
  status: claimStatus(key),
  review: claims[key].review,
}))

/** The rows of the certifications register, likewise. */
const certificationRows = () =>
  rowsWithEvidence().map(({ name, group, status, rhythm, evidence }) => {
    const { covers, scope } = certificationWords[name]
    return {
      name,
      section: certificationsPage.groups[group].title,
      covers,
      scope,
      status: certificationsPage.statuses[status].name,
      auditRhythm: auditRhythms[rhythm],
      review: claims[slugify(name)]?.review ?? '',
      evidence: evidence ?? { kind: 'none' as const },
    }
  })

/** The register of claims and certifications, as programs read it. */
export const trustRegister = () => ({
  title: 'Register of claims and certifications',
  language: 'en-CA',
  note: 'Scopes are examples in short form: the certificate or the report governs. Evidence of kind asked: number, scope and dates are not published; they stand on the company’s list of questions to answer since that day, and nothing is filled in meanwhile. Evidence of kind none: a law or framework issues no paper, or the row is not held yet.',
  claims: claimRows,
  certifications: certificationRows(),
})

export type TrustRegister = ReturnType<typeof trustRegister>
