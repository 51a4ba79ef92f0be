/* The company's certifications, in four groups. Pages, the register for programs and the checks of texts read them. */

/** The four sections of the register (specification, section 2), in their order. */
export const certificationGroups = ['international', 'government', 'regional', 'industry'] as const

export type CertificationGroup = (typeof certificationGroups)[number]

const names = {
  international: [
    'ISO 27001:2022',
    'ISO 27017',
    'ISO 27018',
    'ISO 27701',
    'SOC 2 Type II',
    'SOC 3',
    'CSA STAR Level 2',
    'PCI DSS 4.0',
  ],
  government: ['NIST 800-53 Rev 5', 'NIST CSF 2.0', 'CMMC Level 3', 'FIPS 140-3', 'DoD SRG IL5', 'FedRAMP High'],
  regional: ['GDPR', 'CCPA/CPRA', 'PIPEDA', 'UK GDPR', 'LGPD', 'APPI', 'PDPA Singapore', 'POPIA'],
  industry: ['HIPAA/HITECH', 'NERC CIP', 'IEC 62443', 'FINRA/SEC', 'GLBA', 'FERPA', '21 CFR Part 11'],
} as const satisfies Record<CertificationGroup, readonly string[]>

export type CertificationName = (typeof names)[CertificationGroup][number]

/** Where a standard, a law or a framework comes from. Its words are in `content/en/certifications.ts`. */
export type Origin = 'world' | 'northAmerica' | 'CA' | 'US' | 'EU' | 'GB' | 'BR' | 'JP' | 'SG' | 'ZA'

export const certificationOrigins: Readonly<Record<CertificationName, Origin>> = {
  'ISO 27001:2022': 'world',
  'ISO 27017': 'world',
  'ISO 27018': 'world',
  'ISO 27701': 'world',
  'SOC 2 Type II': 'US',
  'SOC 3': 'US',
  'CSA STAR Level 2': 'world',
  'PCI DSS 4.0': 'world',
  'NIST 800-53 Rev 5': 'US',
  'NIST CSF 2.0': 'US',
  'CMMC Level 3': 'US',
  'FIPS 140-3': 'US',
  'DoD SRG IL5': 'US',
  'FedRAMP High': 'US',
  GDPR: 'EU',
  'CCPA/CPRA': 'US',
  PIPEDA: 'CA',
  'UK GDPR': 'GB',
  LGPD: 'BR',
  APPI: 'JP',
  'PDPA Singapore': 'SG',
  POPIA: 'ZA',
  'HIPAA/HITECH': 'US',
  'NERC CIP': 'northAmerica',
  'IEC 62443': 'world',
  'FINRA/SEC': 'US',
  GLBA: 'US',
  FERPA: 'US',
  '21 CFR Part 11': 'US',
}

/** What a row of the register is, whoever it concerns: an audit ends in a report, a program in an assessment or a grant. */
export type CertificationKind = 'standard' | 'report' | 'program' | 'framework' | 'law'

export const certificationKinds: Readonly<Record<CertificationName, CertificationKind>> = {
  'ISO 27001:2022': 'standard',
  'ISO 27017': 'standard',
  'ISO 27018': 'standard',
  'ISO 27701': 'standard',
  'SOC 2 Type II': 'report',
  'SOC 3': 'report',
  'CSA STAR Level 2': 'program',
  'PCI DSS 4.0': 'standard',
  'NIST 800-53 Rev 5': 'framework',
  'NIST CSF 2.0': 'framework',
  'CMMC Level 3': 'program',
  'FIPS 140-3': 'standard',
  'DoD SRG IL5': 'program',
  'FedRAMP High': 'program',
  GDPR: 'law',
  'CCPA/CPRA': 'law',
  PIPEDA: 'law',
  'UK GDPR': 'law',
  LGPD: 'law',
  APPI: 'law',
  'PDPA Singapore': 'law',
  POPIA: 'law',
  'HIPAA/HITECH': 'law',
  'NERC CIP': 'standard',
  'IEC 62443': 'standard',
  'FINRA/SEC': 'law',
  GLBA: 'law',
  FERPA: 'law',
  '21 CFR Part 11': 'law',
}

/** A row of the register. What it covers is said in `content/en/certifications.ts`. */
export interface Certification {
  readonly name: CertificationName
  readonly group: CertificationGroup
}

/** Every certification that the specification names (section 9), in its order, and FedRAMP High. */
export const certificationRegister: readonly Certification[] = certificationGroups.flatMap((group) =>
  names[group].map((name) => ({ name, group })),
)

/** The one that is not granted yet: authorization in progress. */
export const authorizationInProgress = 'FedRAMP High' satisfies CertificationName
