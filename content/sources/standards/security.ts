import type { Source } from '#content/sources/source.ts'

/** Standards of security. */
export const securityStandards = {
  fips1403: {
    kind: 'standard',
    issuer: 'National Institute of Standards and Technology',
    year: 2019,
    title: 'Security Requirements for Cryptographic Modules',
    number: 'FIPS 140-3',
    doi: '10.6028/NIST.FIPS.140-3',
  },
  iso27001: {
    kind: 'standard',
    issuer: 'ISO/IEC',
    year: 2022,
    title:
      'Information security, cybersecurity and privacy protection: Information security management systems: Requirements',
    number: 'ISO/IEC 27001:2022',
    url: 'https://www.iso.org/standard/27001',
  },
  sp800162: {
    kind: 'standard',
    authors: ['Hu, V. C.', 'Ferraiolo, D.', 'Kuhn, R.'],
    others: 4,
    year: 2014,
    title: 'Guide to Attribute Based Access Control (ABAC) Definition and Considerations',
    number: 'NIST SP 800-162',
    doi: '10.6028/NIST.SP.800-162',
  },
  sp800207: {
    kind: 'standard',
    issuer: 'National Institute of Standards and Technology',
    year: 2020,
    title: 'Zero Trust Architecture',
    number: 'NIST SP 800-207',
    doi: '10.6028/NIST.SP.800-207',
  },
  itsg33: {
    kind: 'standard',
    issuer: 'Communications Security Establishment',
    year: 2012,
    title: 'IT Security Risk Management: A Lifecycle Approach, Annex 3: Security Control Catalogue',
    number: 'ITSG-33',
    url: 'https://cyber.gc.ca/en/guidance/',
  },
  itsp10033: {
    kind: 'standard',
    issuer: 'Canadian Centre for Cyber Security',
    year: 2026,
    title: 'Security and privacy controls and assurance activities catalogue',
    number: 'ITSP.10.033',
    url: 'https://www.cyber.gc.ca/en/guidance/cyber-security-privacy-risk-management/itsp10033/concepts-structure',
  },
  rfc9162: {
    kind: 'standard',
    authors: ['Laurie, B.', 'Messeri, E.', 'Stradling, R.'],
    year: 2021,
    title: 'Certificate Transparency Version 2.0',
    number: 'RFC 9162',
    url: 'https://www.rfc-editor.org/info/rfc9162',
  },
  stanag4774: {
    kind: 'standard',
    issuer: 'NATO Standardization Office',
    title: 'Confidentiality metadata label syntax',
    number: 'STANAG 4774',
  },
  stanag4778: {
    kind: 'standard',
    issuer: 'NATO Standardization Office',
    title: 'Metadata binding mechanism',
    number: 'STANAG 4778',
  },
} as const satisfies Record<string, Source>
