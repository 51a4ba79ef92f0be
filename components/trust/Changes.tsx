import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { trustPage } from '#words/pages/papers/trust.ts'

/** Section with the changes of register, data and papers, newest first. */
export function Changes() {
  const { note, title, entries, read, link } = trustPage.changes
  return (
    <HeadedSection ground="deep" id="changes" numeral="4" note={note} title={title} link={link}>
      <Definitions
        points={entries.map(({ name, text, href }) => ({ name, text, link: { label: read, href, context: name } }))}
      />
    </HeadedSection>
  )
}
