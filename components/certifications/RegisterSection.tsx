import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { type CertificationGroup, certificationGroups, certificationRegister } from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { Register } from './Register.tsx'

/** Section for one group of certifications. */
export function RegisterSection({ group }: { group: CertificationGroup }) {
  const { groups, prefix } = certificationsPage
  const { title, text } = groups[group]
  const index = certificationGroups.indexOf(group)
  return (
    <HeadedSection
      ground={index % 2 === 0 ? 'paper' : 'deep'}
      id={group}
      numeral={`${index + 1}`}
      prefix={prefix}
      title={title}
      layout="split"
      text={text}
    >
      <Register rows={certificationRegister.filter((row) => row.group === group)} title={title} />
    </HeadedSection>
  )
}
