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

export interface Certification {
  name: string
  group: CertificationGroup
  status: CertificationStatus
  covers: string
  /** Short form of what it is applied to; the certificate or report itself governs. */
  scope: string
  rhythm: string
}

type Row<Status extends CertificationStatus> = readonly [
  name: string,
  status: Status,
  covers: string,
  scope: string,
  rhythm: string,
]

/** What each section may claim: a law issues no certificate, so no row of the regional section can be certified. */
interface Rows {
  international: readonly Row<'certified' | 'attested'>[]
  government: readonly Row<'certified' | 'aligned' | 'in-progress'>[]
  regional: readonly Row<'aligned'>[]
  industry: readonly Row<'certified' | 'aligned'>[]
}

const yearly = 'Annually'
const with27001 = 'Annually, with ISO 27001'
const lawYearly = 'Annually; compliance audit each quarter'

/** By name of the row, the language (BCP 47) of what it covers, where that is not the page's: for whoever hears it. */
export const coverLanguages: Readonly<Partial<Record<string, string>>> = { LGPD: 'pt-BR' }

const rows: Rows = {
  international: [
    ['ISO 27001:2022', 'certified', 'Information security management', 'All six services and their staff', yearly],
    ['ISO 27017', 'certified', 'Cloud controls, of provider and of customer', 'Hosted services', with27001],
    ['ISO 27018', 'certified', 'Personal data in public cloud', 'Hosted services, as processor', with27001],
    ['ISO 27701', 'certified', 'Privacy information management', 'Processing for clients', with27001],
    ['SOC 2 Type II', 'attested', 'Controls operating over a period, not on a day', 'Hosted services', yearly],
    ['SOC 3', 'attested', 'SOC 2 in summary, for general use', 'As SOC 2', yearly],
    ['CSA STAR Level 2', 'certified', 'Cloud controls, assessed by a third party', 'Hosted services', with27001],
    ['PCI DSS 4.0', 'attested', 'Cardholder data; 4.0.1 is the revision in force', 'Payments by card', yearly],
  ],
  government: [
    ['NIST 800-53 Rev 5', 'aligned', 'Federal security and privacy controls', 'Government environment', yearly],
    ['NIST CSF 2.0', 'aligned', 'Govern, identify, protect, detect, respond, recover', 'The company', yearly],
    ['CMMC Level 3', 'certified', 'Defence supply chain, advanced threats', 'Defence environment', yearly],
    ['FIPS 140-3', 'certified', 'Cryptographic modules', 'Modules in use, at rest and in transit', yearly],
    ['DoD SRG IL5', 'aligned', 'Controlled unclassified, mission-critical', 'Defence environment', yearly],
    [
      'FedRAMP High',
      'in-progress',
      'Cloud services for high-impact federal data',
      'Government environment',
      'Ready status achieved; authorization in progress',
    ],
  ],
  regional: [
    ['GDPR', 'aligned', 'General Data Protection Regulation', 'Persons in the EU and EEA', lawYearly],
    ['CCPA/CPRA', 'aligned', 'California Consumer Privacy Act, as amended', 'Residents of California', lawYearly],
    ['PIPEDA', 'aligned', 'Canada’s federal privacy law', 'Private sector, Canada', lawYearly],
    ['UK GDPR', 'aligned', 'The regulation as kept in British law', 'Persons in the United Kingdom', lawYearly],
    ['LGPD', 'aligned', 'Lei Geral de Proteção de Dados', 'Persons in Brazil', lawYearly],
    ['APPI', 'aligned', 'Act on the Protection of Personal Information', 'Persons in Japan', lawYearly],
    ['PDPA Singapore', 'aligned', 'Personal Data Protection Act', 'Personal data in Singapore', lawYearly],
    ['POPIA', 'aligned', 'Protection of Personal Information Act', 'Personal data in South Africa', lawYearly],
  ],
  industry: [
    ['HIPAA/HITECH', 'aligned', 'Health information, United States', 'Healthcare and epidemiology', yearly],
    ['NERC CIP', 'aligned', 'Cyber security of the bulk electric system', 'Work for utilities', yearly],
    ['IEC 62443', 'certified', 'Industrial automation and control systems', 'Edge and ingestion nodes', yearly],
    ['FINRA/SEC', 'aligned', 'Records of broker-dealers and advisers', 'Work for financial clients', yearly],
    ['GLBA', 'aligned', 'Customer data at financial institutions', 'Work for financial clients', yearly],
    ['FERPA', 'aligned', 'Education records of students', 'Work for schools and universities', yearly],
    ['21 CFR Part 11', 'aligned', 'Electronic records and signatures, FDA', 'Records of regulated trials', yearly],
  ],
}

const rowsIn = (group: CertificationGroup): Certification[] =>
  rows[group].map(([name, status, covers, scope, rhythm]) => ({ name, group, status, covers, scope, rhythm }))

/** Every certification that the specification names (section 9), in its order, and FedRAMP High. */
export const certificationRegister: readonly Certification[] = certificationGroups.flatMap(rowsIn)

/** The company's own total (specification, section 2); the register names fewer. */
export const certificationTotal = '35+'

/** Names of all that is held or aligned with. */
export const certifications: readonly string[] = certificationRegister
  .filter(({ status }) => status !== 'in-progress')
  .map(({ name }) => name)

/** The one that is still open: authorization in progress. */
export const authorizationInProgress = 'FedRAMP High'
