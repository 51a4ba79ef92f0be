/* The company's certifications, in four groups. Pages, the register for programs and the checks of texts read them. */

/** The four sections of the register (specification, section 2), in their order. */
export const certificationGroups = ['international', 'government', 'regional', 'industry'] as const

export type CertificationGroup = (typeof certificationGroups)[number]

/** What a row of the register is, whoever it concerns: an audit ends in a report, a program in an assessment or a grant. */
export type CertificationKind = 'standard' | 'report' | 'program' | 'framework' | 'law'

/** Where a standard, a law or a framework comes from. Its words are in `content/en/certifications.ts`. */
export type Origin = 'world' | 'northAmerica' | 'CA' | 'US' | 'EU' | 'GB' | 'BR' | 'JP' | 'SG' | 'ZA'

interface Row {
  readonly name: string
  readonly kind: CertificationKind
  readonly origin: Origin
}

/** Every certification that the specification names (section 9), in its order, and FedRAMP High. */
const rows = {
  international: [
    { name: 'ISO 27001:2022', kind: 'standard', origin: 'world' },
    { name: 'ISO 27017', kind: 'standard', origin: 'world' },
    { name: 'ISO 27018', kind: 'standard', origin: 'world' },
    { name: 'ISO 27701', kind: 'standard', origin: 'world' },
    { name: 'SOC 2 Type II', kind: 'report', origin: 'US' },
    { name: 'SOC 3', kind: 'report', origin: 'US' },
    { name: 'CSA STAR Level 2', kind: 'program', origin: 'world' },
    { name: 'PCI DSS 4.0', kind: 'standard', origin: 'world' },
  ],
  government: [
    { name: 'NIST 800-53 Rev 5', kind: 'framework', origin: 'US' },
    { name: 'NIST CSF 2.0', kind: 'framework', origin: 'US' },
    { name: 'CMMC Level 3', kind: 'program', origin: 'US' },
    { name: 'FIPS 140-3', kind: 'standard', origin: 'US' },
    { name: 'DoD SRG IL5', kind: 'program', origin: 'US' },
    { name: 'FedRAMP High', kind: 'program', origin: 'US' },
  ],
  regional: [
    { name: 'GDPR', kind: 'law', origin: 'EU' },
    { name: 'CCPA/CPRA', kind: 'law', origin: 'US' },
    { name: 'PIPEDA', kind: 'law', origin: 'CA' },
    { name: 'UK GDPR', kind: 'law', origin: 'GB' },
    { name: 'LGPD', kind: 'law', origin: 'BR' },
    { name: 'APPI', kind: 'law', origin: 'JP' },
    { name: 'PDPA Singapore', kind: 'law', origin: 'SG' },
    { name: 'POPIA', kind: 'law', origin: 'ZA' },
  ],
  industry: [
    { name: 'HIPAA/HITECH', kind: 'law', origin: 'US' },
    { name: 'NERC CIP', kind: 'standard', origin: 'northAmerica' },
    { name: 'IEC 62443', kind: 'standard', origin: 'world' },
    { name: 'FINRA/SEC', kind: 'law', origin: 'US' },
    { name: 'GLBA', kind: 'law', origin: 'US' },
    { name: 'FERPA', kind: 'law', origin: 'US' },
    { name: '21 CFR Part 11', kind: 'law', origin: 'US' },
  ],
} as const satisfies Record<CertificationGroup, readonly Row[]>

export type CertificationName = (typeof rows)[CertificationGroup][number]['name']

/** A row of the register. What it covers is said in `content/en/certifications.ts`. */
export interface Certification extends Row {
  readonly name: CertificationName
  readonly group: CertificationGroup
}

export const certificationRegister: readonly Certification[] = certificationGroups.flatMap((group) =>
  rows[group].map((row) => ({ ...row, group })),
)

/** The one that is not granted yet: authorization in progress. */
export const authorizationInProgress = 'FedRAMP High' satisfies CertificationName

/** What a row of the register is shown as: its kind, or open while the authorization is in progress. */
export const standingOf = ({ name, kind }: Certification): CertificationKind | 'open' =>
  name === authorizationInProgress ? 'open' : kind

/** The rows that are laws. */
export const registeredLaws = certificationRegister.filter((row) => standingOf(row) === 'law')

/** The rows that are something to be certified, audited or assessed by, without what is in progress. */
export const grantedCertifications = certificationRegister.filter((row) => !['law', 'open'].includes(standingOf(row)))

export const registerCounts = { laws: registeredLaws.length, granted: grantedCertifications.length }
