import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { about } from '#words/pages/about.ts'

export function Teams() {
  const { note, title, text, link, areas } = about.teams
  return (
    <HeadedSection id="teams" numeral="2" note={note} title={title} text={text} link={link}>
      <Definitions points={areas} />
    </HeadedSection>
  )
}
