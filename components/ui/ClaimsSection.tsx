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

/** A claim in a field of its own. The figures of a row of fields share a baseline. */
const cell = 'field-each row-span-2 grid grid-rows-subgrid border-t border-ink px-in pt-4 pb-6'

/** Section on the figures that the company claims for a service. Three figures share a row. */
export function ClaimsSection({ id, numeral, words }: ClaimsSectionProps) {
  const { title, items, link } = words
  return (
    <HeadedSection id={id} numeral={numeral} title={title} link={link}>
      <div className="fields bg-ground">
        <dl className="contents">
          {items.map((item) => (
            <div
              className={items.length === 3 ? `${cell} max-plates:col-span-full plates:col-span-4` : cell}
              key={item.name}
            >
              <dt className="term">{item.name}</dt>
              <dd className="max-w-104">
                <span className="unplated mt-[0.14em] mb-[0.12em] -ml-[0.04em] block text-display-3 wrap-anywhere max-wide:text-display-5 max-tiny:text-title-2">
                  <LargeFigure {...item} />
                </span>
                {item.text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </HeadedSection>
  )
}
