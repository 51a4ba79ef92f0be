import { InnerPage } from '#components/layout/InnerPage.tsx'
import { type Ground, HeadedSection } from '#components/ui/Section.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import { type IndexEntry, sheetIndex } from '#words/pages/sheet-index.ts'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <InnerPage current="/sheet-index" words={sheetIndex} contents={data.groups}>
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

/** Section of the site map: the pages for one purpose. */
function SitemapGroup({ group, numeral, ground }: SitemapGroupProps) {
  return (
    <HeadedSection ground={ground} id={group.id} numeral={numeral} title={group.title}>
      <ul className="fields">
        {group.entries.map(({ name, href, text }) => (
          <li
            className="field-2-4 grid grid-cols-[2fr_3fr] gap-x-4 gap-y-1 border-t border-rule bg-ground py-2 max-wide:grid-cols-1"
            key={name}
          >
            <a className="min-h-6 self-start justify-self-start text-deck font-bold" href={href}>
              {name}
            </a>
            <p>
              <UnbrokenText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
