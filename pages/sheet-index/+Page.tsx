import { InnerPage } from '#components/layout/InnerPage.tsx'
import { type Ground, HeadedSection } from '#components/ui/Section.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
import { type IndexEntry, sheetIndex } from '#words/pages/sheet-index.ts'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <InnerPage current="/sheet-index" words={sheetIndex} opening={<PageContents sections={data.groups} />}>
      {data.groups.map((group, index) => (
        <SitemapGroup
          group={group}
          numeral={`${index + 1}`}
          ground={index % 2 === 0 ? 'paper' : 'deep'}
          key={group.id}
        />
      ))}
    </InnerPage>
  )
}

interface SitemapGroupProps {
  group: { id: string; title: string; entries: readonly IndexEntry[] }
  numeral: string
  ground: Ground
}

/** Section of the sheet index: the pages for one thing that visitors look for. */
function SitemapGroup({ group, numeral, ground }: SitemapGroupProps) {
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
