import type { CertificationName } from '#content/facts/certifications.ts'

/** Rows of the register whose law has a French name. Standards and programmes keep the name that they are published under. */
const lawNames: Readonly<Partial<Record<CertificationName, string>>> = {
  GDPR: 'RGPD',
  PIPEDA: 'LPRPDE',
  'UK GDPR': 'RGPD du Royaume-Uni',
  'PDPA Singapore': 'PDPA de Singapour',
}

const shown: ReadonlyMap<string, string> = new Map(Object.entries(lawNames))

/** What a row of the register of certifications is called: 'LPRPDE' for 'PIPEDA'. */
export const certificationName = (name: string): string => shown.get(name) ?? name
