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
