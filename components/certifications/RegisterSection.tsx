import { Register } from '#components/certifications/Register.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { type CertificationGroup, certificationGroups, certificationRegister } from '#content/certifications.ts'
import { certificationsPage } from '#content/en/pages/certifications.ts'

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
