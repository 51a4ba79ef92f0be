import type { SetLarge } from '#words/claims.ts'
import type { LinkTo } from './links.tsx'
import { HeadedSection } from './Section.tsx'
import { LargeFigure } from './text.tsx'

interface Claim extends SetLarge {
  name: string
  text: string
}

interface ClaimsSectionProps {
  id: string
  numeral: string
  words: { title: string; items: readonly Claim[]; link: LinkTo }
}

/** Section on the figures that the company claims for a service, with a link to the service. */
export function ClaimsSection({ id, numeral, words }: ClaimsSectionProps) {
  const { title, items, link } = words
  return (
    <HeadedSection id={id} numeral={numeral} title={title} link={link}>
      <Claims items={items} />
    </HeadedSection>
  )
}

function Claims({ items }: { items: readonly Claim[] }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col border-t border-ink bg-ground p-0 max-field:grid-flow-row max-field:grid-cols-2 max-wide:grid-cols-1">
      {items.map((item) => (
        <div
          className="grid grid-rows-[auto_1fr] content-start border-l border-rule px-in pt-4 pb-6 first:border-l-0 max-field:border-b max-field:odd:border-l-0 max-wide:border-l-0"
          key={item.name}
        >
          <dt className="marginal">{item.name}</dt>
          <dd className="max-w-104">
            <span className="claim text-display-4 fr:text-display-3 max-wide:text-display-5 max-tiny:text-title-2 forced-colors:leading-[1.1]!">
              <LargeFigure {...item} />
            </span>
            {item.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
