import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import type { IndexEntry } from '#words/pages/sheet-index.ts'

interface IndexGroupProps {
  group: { id: string; title: string; entries: readonly IndexEntry[] }
  numeral: string
  ground: Ground
}

/** Section of the sheet index: the pages for one thing that visitors look for. */
export function IndexGroup({ group, numeral, ground }: IndexGroupProps) {
  return (
    <HeadedSection ground={ground} id={group.id} className="index-group" numeral={numeral} title={group.title}>
      <ul className="index-entries">
        {group.entries.map(({ name, href, text }) => (
          <li key={name}>
            <a href={href}>{name}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
