import { Stages } from '#components/certifications/Stages.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { sanctions } from '#words/pages/sanctions.ts'

/** Section on the suspension of a client who becomes sanctioned. */
export function Change() {
  const { note, title, text, stages } = sanctions.change
  return (
    <HeadedSection ground="amber" id="change" numeral="2" note={note} title={title} text={text}>
      <Stages stages={stages} />
    </HeadedSection>
  )
}
