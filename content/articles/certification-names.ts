/*
 * Checks that texts name only certifications of the register (content/facts/certifications.ts), and FedRAMP with its
 * status.
 */

import { certificationRegister } from '#content/facts/certifications.ts'
import type { Mistake, WordsUnderHeading } from './text-blocks.ts'

const family = new RegExp(
  [
    String.raw`ISO(?:\/IEC)?\s\d{4,5}(?::\d{4})?`,
    String.raw`IEC\s\d{5}`,
    String.raw`SOC\s\d(?:\sType\s(?:II|I))?`,
    String.raw`CSA STAR(?:\sLevel\s\d)?`,
    String.raw`PCI DSS(?:\s\d\.\d)?`,
    String.raw`NIST\s(?:SP\s)?(?:CSF\s[\d.]+|800-\d+[A-Z]?(?:\sRev\s\d)?)`,
    String.raw`CMMC(?:\sLevel\s\d)?`,
    String.raw`FIPS\s\d+(?:-\d)?`,
    String.raw`(?:DoD\s)?SRG\sIL\d|\bIL[2-6]\b`,
    String.raw`(?:FedRAMP|StateRAMP|TX-RAMP)(?:\s(?:High|Moderate|Low))?`,
    String.raw`HITRUST|TISAX|Cyber Essentials(?:\sPlus)?|Common Criteria|IRAP|\bENS\b|SecNumCloud|BSI C5`,
    'NERC CIP|FINRA|GLBA|FERPA|21 CFR Part 11|HIPAA|HITECH|LGPD|APPI|POPIA|UK GDPR|GDPR|CCPA|CPRA',
  ].join('|'),
  'g',
)

const certificationsIn = (text: string): string[] => text.replace(/\s+/g, ' ').match(family) ?? []

/** Standards that a method follows or a client keeps, so that naming them claims nothing. Each with its source. */
const citedOnly: Readonly<Record<string, string>> = {
  'NIST SP 800-162': 'a guide to attribute-based access control',
  'NIST SP 800-171': 'what CMMC counts its requirements from',
  'NIST SP 800-172': 'what CMMC Level 3 adds',
  'ISO 22320': 'guidelines for incident management, in the compliance of public safety',
}

/** Whether a name is in the register, in full or without its edition: 'ISO/IEC 27001' stands for 'ISO 27001:2022'. */
function isRegistered(found: string): boolean {
  const name = found.replace('ISO/IEC', 'ISO').replace(/^NIST SP (?=800-53)/, 'NIST ')
  return certificationRegister.some((row) =>
    row.name.split('/').some((each) => `${each} `.startsWith(name) || row.name.startsWith(name)),
  )
}

/** Names of certifications and laws in a text that neither the register nor the list of cited standards contains. */
export const unregistered = (text: string): string[] =>
  certificationsIn(text).filter((name) => !isRegistered(name) && !(name in citedOnly))

/** Whether a sentence names FedRAMP without saying how far it is. A name alone is a label. */
export const lacksStatus = (text: string): boolean =>
  text.includes('FedRAMP') &&
  !/^(?:NIST 800-53 Rev 5 and )?FedRAMP High$/.test(text) &&
  !/in progress|Ready status achieved/.test(text)

/** What an English article says of certifications that the register does not bear out. */
export const certificationMistakes = (units: readonly WordsUnderHeading[]): Mistake[] =>
  units.flatMap(({ text }) => [
    ...unregistered(text).map((name) => ({
      words: name,
      text: `"${name}" is not in the register of certifications: take it out, or add it to content/facts/certifications.ts`,
    })),
    ...(lacksStatus(text)
      ? [{ words: 'FedRAMP', text: 'FedRAMP without its status: say in the same paragraph that it is in progress' }]
      : []),
  ])
