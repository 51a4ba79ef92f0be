import { statedFigures, unstatedFigures } from '#content/articles/stated-figures.ts'
import { consequenceWords } from '#content/en/claims/consequences.ts'
import { saltWords } from '#content/en/claims/linkability.ts'
import { claimWords } from '#content/en/claims.ts'
import { dayWords } from '#content/en/day-words.ts'
import { certificationRegister } from '#content/facts/certifications.ts'
import { fold, type WordBlock } from './blocks.ts'

const stated = statedFigures({ ...dayWords(), ...claimWords, ...consequenceWords, ...saltWords })

/** The figures of a block that are neither claims, nor numbers of the day, nor examples. */
export function unstated({ element, text }: WordBlock): string[] {
  if (element.closest('[data-example]') !== null) return []
  // A label stands beside the number of its section.
  const headings = element.closest('section')?.querySelectorAll('h2, [aria-hidden="true"] + p') ?? []
  const heading = [...headings].map(({ textContent }) => textContent).join(' ')
  return unstatedFigures({ text, heading }, stated)
}

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

/** Patterns of the names of certifications. */
export const certificationsIn = (text: string): string[] => fold(text).match(family) ?? []

/** Standards that a method follows or a client keeps, so that naming them claims nothing. Each with its source. */
export const citedOnly: Readonly<Record<string, string>> = {
  'NIST SP 800-162': 'a guide to attribute-based access control',
  'NIST SP 800-171': 'what CMMC counts its requirements from',
  'NIST SP 800-172': 'what CMMC Level 3 adds',
  'ISO 22320': 'guidelines for incident management, in the compliance of public safety',
}

/** Whether a name is in the register, in full or without its edition: 'ISO/IEC 27001' stands for 'ISO 27001:2022'. */
export function isRegistered(found: string): boolean {
  const name = found.replace('ISO/IEC', 'ISO').replace(/^NIST SP (?=800-53)/, 'NIST ')
  return certificationRegister.some((row) =>
    row.name.split('/').some((each) => `${each} `.startsWith(name) || row.name.startsWith(name)),
  )
}
