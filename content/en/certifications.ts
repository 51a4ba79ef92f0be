import { typeset } from '#content/en/language/typography.ts'
import {
  authorizationInProgress,
  type Certification,
  type CertificationKind,
  type CertificationName,
  type Origin,
} from '#content/facts/certifications.ts'

/** What each row of the register in `content/facts/certifications.ts` covers. */
export const certificationCovers = typeset<Readonly<Record<CertificationName, string>>>({
  'ISO 27001:2022': 'Information security management',
  'ISO 27017': 'Security controls for cloud services',
  'ISO 27018': 'Protection of personal information in public clouds',
  'ISO 27701': 'Privacy information management',
  'SOC 2 Type II': 'Controls of a service organization, tested over a period',
  'SOC 3': 'Controls of a service organization, in a report for general use',
  'CSA STAR Level 2': 'Cloud security controls, assessed by a third party',
  'PCI DSS 4.0': 'Protection of payment card data',
  'NIST 800-53 Rev 5': 'Security and privacy controls of United States federal systems',
  'NIST CSF 2.0': 'Cybersecurity framework: govern, identify, protect, detect, respond, recover',
  'CMMC Level 3': 'Controlled unclassified information in the defence supply chain',
  'FIPS 140-3': 'Security requirements for cryptographic modules',
  'DoD SRG IL5': 'Cloud services for controlled unclassified and mission-critical data',
  'FedRAMP High': 'Cloud services for high-impact federal data',
  GDPR: 'Personal data of people in the European Union',
  'CCPA/CPRA': 'Personal information of California residents',
  PIPEDA: 'Personal information in commercial activity, Canada',
  'UK GDPR': 'Personal data of people in the United Kingdom',
  LGPD: 'Personal data of people in Brazil',
  APPI: 'Personal information of people in Japan',
  'PDPA Singapore': 'Personal data handled in Singapore',
  POPIA: 'Personal information handled in South Africa',
  'HIPAA/HITECH': 'Health information, United States',
  'NERC CIP': 'Cyber security of the bulk electric system, North America',
  'IEC 62443': 'Security of industrial automation and control systems',
  'FINRA/SEC': 'Records of broker-dealers and advisers, United States',
  GLBA: 'Customer data at financial institutions, United States',
  FERPA: 'Education records of students, United States',
  '21 CFR Part 11': 'Electronic records and signatures under the FDA, United States',
})

/** What a row of the register is called. */
export const certificationName = (name: CertificationName): string => name

const origins: Readonly<Record<Origin, string>> = {
  world: 'International',
  northAmerica: 'North America',
  CA: 'Canada',
  US: 'United States',
  EU: 'European Union',
  GB: 'United Kingdom',
  BR: 'Brazil',
  JP: 'Japan',
  SG: 'Singapore',
  ZA: 'South Africa',
}

/** What a row of the register may be. */
export const certificationKinds: Readonly<Record<CertificationKind, string>> = {
  standard: 'Standard',
  report: 'Audit report',
  program: 'Assessment program',
  framework: 'Framework',
  law: 'Law or regulation',
}

/** What to ask us for, by what a row of the register is. */
export const certificationEvidence = typeset<Readonly<Record<CertificationKind, string>>>({
  standard: 'the certificate or assessment, its scope and its date',
  report: 'the report, and the period that it covers',
  program: 'the assessor, the scope and the date',
  framework: 'our assessment against it, control by control',
  law: 'how a project like yours keeps it',
})

/** What a row of the register is. */
export const certificationKindName = typeset(({ kind }: Certification): string => certificationKinds[kind])

const inProgress = 'Authorization in progress (Ready status achieved)'

/** Where a row of the register comes from; for the one that is not granted yet, its state too. */
export const certificationOrigin = typeset(({ name, origin }: Certification): string =>
  name === authorizationInProgress ? `${origins[origin]}. ${inProgress}` : origins[origin],
)
