import { type ClaimKey, claims } from '#content/facts/claims.ts'
import { rowsWithEvidence } from '#content/facts/evidence.ts'
import { slugify } from '#content/schema/slug.ts'
import { language } from '#language'
import { auditRhythms, certificationWords } from '#words/certifications.ts'
import { claimDefinitions, claimStatus } from '#words/claims/definitions.ts'
import { claim } from '#words/claims.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { registerWords } from '#words/pages/papers/register.ts'

/** The claims of the company, each with its definition, in the words of the pages. */
const claimRows = () =>
  (Object.keys(claimDefinitions) as ClaimKey[]).map((key) => ({
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

/** The register of claims and certifications in the language of the build, as programs read it. */
export const trustRegister = () => ({
  title: registerWords.title,
  language: language.tag,
  note: registerWords.note,
  claims: claimRows(),
  certifications: certificationRows(),
})
