import { countsOfRegister } from '#content/catalogue/counts.ts'
import type { AuditRhythm, CertificationName } from '#content/facts/certifications.ts'
import { counts } from './counts.ts'
import { cardinal } from './print.ts'

/** What the register says of a row. */
export interface CertificationWords {
  readonly covers: string
  /** Language (BCP 47) of `covers`, where it is not that of the page: a screen reader pronounces it right. */
  readonly coversLanguage?: string
  /** Short form of what the row is applied to; the certificate or report itself governs. */
  readonly scope: string
}

/** Rows of the register by what they are, counted: 'eight' certified, '17' aligned. */
export const registerCounts = countsOfRegister(cardinal)

/** Words for each row of the register in `content/facts/certifications.ts`. */
export const certificationWords: Readonly<Record<CertificationName, CertificationWords>> = {
  'ISO 27001:2022': {
    covers: 'Information security management',
    scope: `All ${counts.services} services and their staff`,
  },
  'ISO 27017': { covers: 'Cloud controls: a code of practice, audited within ISO 27001', scope: 'Hosted services' },
  'ISO 27018': {
    covers: 'Personal data in public cloud: likewise a code of practice',
    scope: 'Hosted services, as processor',
  },
  'ISO 27701': { covers: 'Privacy information management', scope: 'Processing for clients' },
  'SOC 2 Type II': { covers: 'Controls operating over a period, not on a day', scope: 'Hosted services' },
  'SOC 3': { covers: 'SOC 2 in summary, for general use', scope: 'As SOC 2' },
  'CSA STAR Level 2': { covers: 'Cloud controls, assessed by a third party', scope: 'Hosted services' },
  'PCI DSS 4.0': {
    covers: 'Cardholder data; this version was retired in 2024, and 4.0.1 is in force',
    scope: 'Payments by card',
  },
  'NIST 800-53 Rev 5': { covers: 'Federal security and privacy controls', scope: 'Government environment' },
  'NIST CSF 2.0': { covers: 'Govern, identify, protect, detect, respond, recover', scope: 'The company' },
  'CMMC Level 3': {
    covers: 'Defence supply chain; assessed every third year, affirmed each year',
    scope: 'Defence environment',
  },
  'FIPS 140-3': {
    covers: 'Cryptographic modules: each is validated, not the company',
    scope: 'Modules in use, at rest and in transit',
  },
  'DoD SRG IL5': { covers: 'Controlled unclassified, mission-critical', scope: 'Defence environment' },
  'FedRAMP High': { covers: 'Cloud services for high-impact federal data', scope: 'Government environment' },
  GDPR: { covers: 'General Data Protection Regulation', scope: 'Persons in the EU and EEA' },
  'CCPA/CPRA': { covers: 'California Consumer Privacy Act, as amended', scope: 'Residents of California' },
  PIPEDA: { covers: 'Canada’s federal privacy law', scope: 'Private sector, Canada' },
  'UK GDPR': { covers: 'The regulation as kept in British law', scope: 'Persons in the United Kingdom' },
  LGPD: { covers: 'Lei Geral de Proteção de Dados', coversLanguage: 'pt-BR', scope: 'Persons in Brazil' },
  APPI: { covers: 'Act on the Protection of Personal Information', scope: 'Persons in Japan' },
  'PDPA Singapore': { covers: 'Personal Data Protection Act', scope: 'Personal data in Singapore' },
  POPIA: { covers: 'Protection of Personal Information Act', scope: 'Personal data in South Africa' },
  'HIPAA/HITECH': { covers: 'Health information, United States', scope: 'Healthcare and epidemiology' },
  'NERC CIP': { covers: 'Cyber security of the bulk electric system', scope: 'Work for utilities' },
  'IEC 62443': { covers: 'Industrial automation and control systems', scope: 'Edge and ingestion nodes' },
  'FINRA/SEC': { covers: 'Records of broker-dealers and advisers', scope: 'Work for financial clients' },
  GLBA: { covers: 'Customer data at financial institutions', scope: 'Work for financial clients' },
  FERPA: { covers: 'Education records of students', scope: 'Work for schools and universities' },
  '21 CFR Part 11': { covers: 'Electronic records and signatures, FDA', scope: 'Records of regulated trials' },
}

export const auditRhythms: Readonly<Record<AuditRhythm, string>> = {
  yearly: 'Annually',
  'with-iso-27001': 'Annually, with ISO 27001',
  'yearly-and-quarterly': 'Annually; compliance audit each quarter',
  'once-authorized': 'Ready status achieved; authorization in progress',
}
