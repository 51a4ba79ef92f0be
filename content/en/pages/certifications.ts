import { registerCounts } from '#content/en/certifications.ts'
import { claim } from '#content/en/claims.ts'
import { cardinal } from '#content/en/print.ts'
import {
  type CertificationGroup,
  type CertificationStatus,
  certificationGroups,
  certificationRegister,
} from '#content/facts/certifications.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'security/certifications',
  title: `Certifications and compliance register | ${site.name}`,
  description:
    'The register of certifications and compliance: what each row covers, its scope, whether it is certified, attested or aligned, and FedRAMP High, still open.',
}

/** Places that a link may name. */
export const fragments = certificationGroups

const groups: Record<CertificationGroup, { title: string; text: string }> = {
  international: {
    title: 'International security standards',
    text: 'Each audited by an outside body, for the scope that its paper states. Scopes in this register are examples in short form: the certificate or the report governs, and neither is published yet.',
  },
  government: {
    title: 'Government and defense standards',
    text: 'Assessed against a control set, for a system and a boundary. Yours may inherit ours.',
  },
  regional: {
    title: 'Regional privacy and data protection',
    text: `A law issues no certificate of its own. Aligned means that compliance is audited: ${claim('complianceAudits')}, and as a whole ${claim('certificationAudits')}.`,
  },
  industry: {
    title: 'Industry-specific compliance',
    text: 'What the regulator of your sector will ask first. Most of these are laws or rules too.',
  },
}

const statuses: Record<CertificationStatus, { name: string; text: string }> = {
  certified: { name: 'Certified', text: 'A body issued a certificate.' },
  attested: { name: 'Attested', text: 'An independent assessor signed a report.' },
  aligned: { name: 'Aligned', text: 'A law, rule or framework that issues no certificate: compliance is audited.' },
  'in-progress': { name: 'In progress', text: 'Not held yet. The only amber mark.' },
}

const open = certificationRegister.filter(({ status }) => status === 'in-progress').length

export const certificationsPage = {
  back: { label: 'Back to Security', href: '/security' },
  title: `${capital(registerCounts.confirmed)} held, ${registerCounts.aligned} aligned with, ${cardinal(open)} in progress.`,
  notes: (named: number) => [
    '6.1 Certifications',
    `${claim('certifications')} in all, ${named} named here`,
    `Audited ${claim('certificationAudits')}`,
  ],
  lead: `The register of what we are audited against: what each row covers, for what scope, and how far it goes. ${capital(registerCounts.certified)} rows are certificates, ${registerCounts.attested} are reports, ${registerCounts.aligned} are laws and frameworks that issue neither, and one is not held yet.`,
  sections: 'Sections of the register',
  groups,
  statuses,
  prefix: '6.1.',
  columns: { name: 'Standard', covers: 'What it covers', scope: 'Scope', status: 'Status', rhythm: 'Audit rhythm' },
  open: {
    title: 'The one we have not earned yet.',
    text: 'Most registers leave this row out until it can be filled. We print it, because the next assessor will ask, and because a register with no open mark tells you nothing about the filled ones. DoD SRG IL5 is marked aligned for the same reason: an authorization there builds on an assessment like this one.',
    stages: [
      {
        state: 'done',
        note: 'Step 1, done',
        title: 'Ready',
        text: 'A third party attests it can meet High. Ready status achieved; FedRAMP has taken no new ones since 28 July 2026.',
      },
      {
        state: 'now',
        note: 'Step 2, here',
        title: 'In progress',
        text: 'Authorization: full assessment, then a review of every finding and of the plan to close it.',
      },
      {
        state: 'open',
        note: 'Step 3, open',
        title: 'Authorized',
        text: 'The mark is filled; the program now says certified. From then on the system is monitored, and assessed each year.',
      },
    ],
  },
  year: {
    title: 'A year of being checked.',
    text: 'Twelve columns, twelve months. The rhythms are ours; the dates within the year are an example.',
    alternative: 'A year as a strip: 365 daily ticks, four quarterly bars, one yearly block.',
    rhythms: [
      { value: '365', text: `${capital(claim('designations'))}: review of new sanctions designations` },
      {
        value: '4',
        text: `${capital(claim('complianceAudits'))}: compliance audits, and review of the sanctions policy`,
      },
      { value: '1', text: `${capital(claim('certificationAudits'))}: audit, or affirmation, of every filled row` },
      { value: `${claimNumber('patches')} h`, text: 'Whenever needed: critical patches. A target' },
    ],
  },
  closing: {
    title: 'Ask for the report, not the logo.',
    text: `Scope, period and number of a row are a matter for an NDA. The reply takes ${claim('reply')}, and names what we cannot show yet, the rest of the ${claim('certifications')} included.`,
    actions: [
      { label: 'Contact Compliance Team', href: contactAbout('compliance') },
      { label: 'Papers to take with you', href: '/trust' },
    ],
  },
} as const

export const sources = ['cmmc', 'fedramp2026', 'fips1403'] as const satisfies readonly SourceKey[]
