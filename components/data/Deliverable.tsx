import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { dataPage } from '#words/pages/papers/data.ts'
import { LinkList } from './LinkList.tsx'

/** Section on the sample of a deliverable. */
export function Deliverable() {
  const { note, title, text, items } = dataPage.deliverable
  return (
    <HeadedSection id="deliverable" numeral="3" note={note} title={title} text={text}>
      <LinkList items={items} />
    </HeadedSection>
  )
}
