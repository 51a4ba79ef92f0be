import { LinkList, type ListedLink } from '#components/data/LinkList.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import type { Ground } from '#components/ui/Section.tsx'

interface PapersProps {
  id: string
  numeral: string
  ground: Ground
  words: { note: string; title: string; text: string; items: readonly ListedLink[] }
}

/** Section with papers to take, each with what it holds. */
export function Papers({ id, numeral, ground, words: { note, title, text, items } }: PapersProps) {
  return (
    <HeadedSection ground={ground} id={id} numeral={numeral} note={note} title={title} text={text}>
      <LinkList items={items} />
    </HeadedSection>
  )
}
