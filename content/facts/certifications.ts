/** The four sections of the register (specification, section 2), in their order. */
export const certificationGroups = ['international', 'government', 'regional', 'industry'] as const

export type CertificationGroup = (typeof certificationGroups)[number]

/**
 * How far a row goes. `certified`: a body issued a certificate. `attested`: an independent assessor signed a report.
 * `aligned`: a law, a rule or a framework, which issues no certificate of its own; compliance is audited.
 * `in-progress`: not held yet.
 */
export const certificationStatuses = ['certified', 'attested', 'aligned', 'in-progress'] as const

export type CertificationStatus = (typeof certificationStatuses)[number]

/** When a row is audited: each year, each year together with ISO 27001, each year and each quarter, or not yet. */
export type AuditRhythm = 'yearly' | 'with-iso-27001' | 'yearly-and-quarterly' | 'once-authorized'

type Row<Status extends CertificationStatus> = readonly [name: string, status: Status, rhythm: AuditRhythm]

/** What each section may claim: a law issues no certificate, so no row of the regional section can be certified. */
interface Rows {
  international: readonly Row<'certified' | 'attested'>[]
  government: readonly Row<'certified' | 'aligned' | 'in-progress'>[]
  regional: readonly Row<'aligned'>[]
  industry: readonly Row<'certified' | 'aligned'>[]
}

const rows = {
  international: [
    ['ISO 27001:2022', 'certified', 'yearly'],
    ['ISO 27017', 'certified', 'with-iso-27001'],
    ['ISO 27018', 'certified', 'with-iso-27001'],
    ['ISO 27701', 'certified', 'with-iso-27001'],
    ['SOC 2 Type II', 'attested', 'yearly'],
    ['SOC 3', 'attested', 'yearly'],
    ['CSA STAR Level 2', 'certified', 'with-iso-27001'],
    ['PCI DSS 4.0', 'attested', 'yearly'],
  ],
  government: [
    ['NIST 800-53 Rev 5', 'aligned', 'yearly'],
    ['NIST CSF 2.0', 'aligned', 'yearly'],
    ['CMMC Level 3', 'certified', 'yearly'],
    ['FIPS 140-3', 'certified', 'yearly'],
    ['DoD SRG IL5', 'aligned', 'yearly'],
    ['FedRAMP High', 'in-progress', 'once-authorized'],
  ],
  regional: [
    ['GDPR', 'aligned', 'yearly-and-quarterly'],
    ['CCPA/CPRA', 'aligned', 'yearly-and-quarterly'],
    ['PIPEDA', 'aligned', 'yearly-and-quarterly'],
    ['UK GDPR', 'aligned', 'yearly-and-quarterly'],
    ['LGPD', 'aligned', 'yearly-and-quarterly'],
    ['APPI', 'aligned', 'yearly-and-quarterly'],
    ['PDPA Singapore', 'aligned', 'yearly-and-quarterly'],
    ['POPIA', 'aligned', 'yearly-and-quarterly'],
  ],
  industry: [
    ['HIPAA/HITECH', 'aligned', 'yearly'],
    ['NERC CIP', 'aligned', 'yearly'],
    ['IEC 62443', 'certified', 'yearly'],
    ['FINRA/SEC', 'aligned', 'yearly'],
    ['GLBA', 'aligned', 'yearly'],
    ['FERPA', 'aligned', 'yearly'],
    ['21 CFR Part 11', 'aligned', 'yearly'],
  ],
} as const satisfies Rows

export type CertificationName = (typeof rows)[CertificationGroup][number][0]

/** A row of the register. What it covers and for which scope is said in `content/en/certifications.ts`. */
export interface Certification {
  readonly name: CertificationName
  readonly group: CertificationGroup
  readonly status: CertificationStatus
  readonly rhythm: AuditRhythm
}

/** Every certification that the specification names (section 9), in its order, and FedRAMP High. */
export const certificationRegister: readonly Certification[] = certificationGroups.flatMap((group) =>
  rows[group].map(([name, status, rhythm]) => ({ name, group, status, rhythm })),
)

/** Names of all that is held or aligned with. */
export const certifications: readonly CertificationName[] = certificationRegister
  .filter(({ status }) => status !== 'in-progress')
  .map(({ name }) => name)

/** The one that is still open: authorization in progress. */
export const authorizationInProgress = 'FedRAMP High' satisfies CertificationName
