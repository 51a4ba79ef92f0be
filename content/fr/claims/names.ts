import type { CertificationName } from '#content/facts/certifications.ts'

/** Rows of the register with a French name, or with a level or type in words. Others keep the name that they are published under. */
const frenchNames: Readonly<Partial<Record<CertificationName, string>>> = {
  'SOC 2 Type II': 'SOC 2 de type II',
  'CSA STAR Level 2': 'CSA STAR, niveau 2',
  'CMMC Level 3': 'CMMC, niveau 3',
  GDPR: 'RGPD',
  PIPEDA: 'LPRPDE',
  'UK GDPR': 'RGPD du Royaume-Uni',
  'PDPA Singapore': 'PDPA de Singapour',
}

const shown: ReadonlyMap<string, string> = new Map(Object.entries(frenchNames))

/** What a row of the register of certifications is called: 'LPRPDE' for 'PIPEDA'. */
export const certificationName = (name: string): string => shown.get(name) ?? name
