import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { certificationsPage } from '#content/en/pages/certifications.ts'
import { type CertificationGroup, certificationGroups, certificationRegister } from '#content/facts/certifications.ts'
import { Register } from './Register.tsx'

/** One group of certifications, with its rows of the register. */
export function RegisterSection({ group }: { group: CertificationGroup }) {
  const { groups, prefix } = certificationsPage
  const { title, text } = groups[group]
  const index = certificationGroups.indexOf(group)
  return (
    <Section ground={index % 2 === 0 ? 'paper' : 'deep'} id={group}>
      <SectionHead numeral={`${index + 1}`} prefix={prefix} title={title} layout="split">
        <p>{text}</p>
      </SectionHead>
      <Register rows={certificationRegister.filter((row) => row.group === group)} title={title} />
    </Section>
  )
}
