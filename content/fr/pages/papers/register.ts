import type { TrustRegister } from '#content/en/pages/papers/register.ts'
import { type ClaimKey, claims } from '#content/facts/claims.ts'
import { rowsWithEvidence } from '#content/facts/evidence.ts'
import { auditRhythms, certificationWords } from '#content/fr/certifications.ts'
import { claimDefinitions, claimStatus } from '#content/fr/claims/definitions.ts'
import { claim } from '#content/fr/claims.ts'
import { certificationsPage } from '#content/fr/pages/certifications.ts'
import { slugify } from '#content/schema/slug.ts'

export type { TrustRegister } from '#content/en/pages/papers/register.ts'

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
export const trustRegister = (): TrustRegister => ({
  title: 'Registre des affirmations et des certifications',
  language: 'fr-CA',
  note: 'Les portées sont des exemples abrégés\u00a0: le certificat ou le rapport fait foi. Preuve de genre «\u00a0asked\u00a0»\u00a0: le numéro, la portée et les dates ne sont pas publiés; ils figurent depuis ce jour sur la liste des questions auxquelles l’entreprise doit répondre, et rien n’est comblé d’ici là. Preuve de genre «\u00a0none\u00a0»\u00a0: une loi ou un cadre ne délivre aucun document, ou la ligne n’est pas encore obtenue.',
  claims: claimRows,
  certifications: certificationRows(),
})
