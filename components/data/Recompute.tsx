import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { dataPage } from '#words/pages/papers/data.ts'
import { LinkList } from './LinkList.tsx'

/** Section on the script that finds the stays again. */
export function Recompute() {
  const { note, title, text, command, links } = dataPage.recompute
  return (
    <HeadedSection ground="night" id="recompute" numeral="2" note={note} title={title} text={text}>
      <pre className="command">
        <code>{command}</code>
      </pre>
      <LinkList items={links} />
    </HeadedSection>
  )
}
