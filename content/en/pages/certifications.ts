import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { type CertificationGroup, certificationGroups, registerCounts } from '#content/facts/certifications.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'security/certifications',
  title: `Certifications and compliance register | ${site.name}`,
  description: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. What each standard, law and framework in our register covers. FedRAMP High: authorization in progress.`,
})

/** Places that a link may name. */
export const fragments = certificationGroups

const groups: Record<CertificationGroup, { title: string; text: string; link?: { label: string; href: string } }> = {
  international: {
    title: 'International security standards',
    text: 'Information security, cloud services, privacy and payment cards.',
  },
  government: {
    title: 'Government and defense standards',
    text: 'Controls and programs of the United States government and its defence suppliers.',
    link: { label: 'Canada: ITSP.10.033, CPCSC, Controlled Goods', href: '/sectors/government#compliance' },
  },
  regional: {
    title: 'Regional privacy and data protection',
    text: 'Laws that we work under, by country and region. A law issues no certificate.',
  },
  industry: {
    title: 'Industry-specific compliance',
    text: 'Rules for health, energy, industrial control, finance, education and regulated records.',
  },
}

export const certificationsPage = typeset({
  back: { label: 'Back to Security', href: '/security' },
  title: 'Certifications',
  lead: `${site.name} has ${claim('certifications')} certifications, audited ${claim('certificationAudits')}. This page names ${registerCounts.granted} standards, programs, frameworks and reports; the ${registerCounts.laws} laws are not counted among them. FedRAMP High: authorization in progress (Ready status achieved).`,
  action: { label: 'Ask for the full list', href: contactAbout('compliance') },
  sections: 'Sections of the register',
  /** How many of a group the register names, apart from laws, how many laws, and how many authorizations are in progress. */
  count: (named: number, laws: number, open: number) =>
    [named > 0 && `${named} named`, laws > 0 && `${laws} laws`, open > 0 && `${open} in progress (highlighted)`]
      .filter(Boolean)
      .join(', '),
  groups,
  evidence: 'What to ask us for',
  columns: { name: 'Standard or law', covers: 'What it covers', origin: 'Kind and origin' },
  year: {
    title: 'Reviews, audits and patches',
    rhythms: [
      {
        value: '365',
        text: `${capital(claim('designations'))}: review of new sanctions designations`,
      },
      {
        value: '4',
        text: `${capital(claim('complianceAudits'))}: compliance audits, and review of the sanctions policy`,
      },
      {
        value: '1',
        text: `${capital(claim('certificationAudits'))}: audit of certifications`,
      },
      { value: `${claimNumber('patches')} h`, text: 'Critical patches: limit from release to installation' },
    ],
  },
  closing: {
    title: 'Which standard does your review depend on?',
    text: `Tell us which standard, or send us your questionnaire. In a briefing you see the evidence and learn who is responsible for it. The compliance team replies in ${claim('reply')}.`,
    actions: [
      { label: 'Contact Compliance Team', href: contactAbout('compliance') },
      { label: 'Request a security briefing', href: contactAbout('briefing') },
    ],
  },
} as const)
