import { CertificationMark, markInText } from '#components/certifications/totals.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { smallOnPaper } from '#components/ui/on-paper.ts'
import { Rows } from '#components/ui/points.tsx'
import { type HeadedSectionProps, Section, SectionHead } from '#components/ui/Section.tsx'
import { type CertificationName, certificationRegister, standingOf } from '#content/facts/certifications.ts'
import type { Sector } from '#content/schema/sector.ts'
import { certificationEvidence, certificationName } from '#words/certifications.ts'
import { sectorDetail } from '#words/pages/sectors.ts'

type ComplianceProps = Pick<Sector, 'compliance' | 'start'> & { note: Sector['complianceNote'] } & Pick<
    HeadedSectionProps,
    'id' | 'numeral' | 'title'
  >

/** Laws and standards. Those in the register of certifications are marked as they are there. */
export function Compliance({ compliance, note, start, id, ...head }: ComplianceProps) {
  const { complianceLinks, procurement, complianceNote, fold } = sectorDetail
  const hasRegistered = compliance.some(({ register }) => register)
  return (
    <Section id={id} className={smallOnPaper}>
      <SectionHead {...head} text={note ?? (hasRegistered ? complianceNote.marked : complianceNote.usual)}>
        <ul className="opaque mt-6 flex max-w-text flex-wrap gap-x-8 gap-y-2 print:hidden">
          {[...complianceLinks, ...(start ? [start] : []), procurement].map((link) => (
            <li key={link.href}>
              <ArrowLink to={link} />
            </li>
          ))}
        </ul>
      </SectionHead>
      <FoldedUntilWide label={fold.compliance(compliance.length)}>
        <Rows
          hasShortNames
          points={compliance}
          last={({ register }) => register && <RegisterState names={register} />}
        />
      </FoldedUntilWide>
    </Section>
  )
}

/** What the register of certifications has for an entry, as what to ask us for, or that it is in progress. */
function RegisterState({ names }: { names: readonly CertificationName[] }) {
  const { registered, inProgress } = sectorDetail
  const rows = certificationRegister.filter(({ name }) => names.includes(name))
  return [...new Map(rows.map((row) => [standingOf(row), row]))].map(([kind, row]) => (
    <p className="flex items-baseline gap-2 font-bold" key={kind}>
      <CertificationMark className={markInText} kind={kind} />
      {kind === 'open' ? inProgress(certificationName(row.name)) : registered(certificationEvidence[row.kind])}
    </p>
  ))
}
