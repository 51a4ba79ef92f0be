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

/** Section on the figures that the company claims for a service. Three figures share a row. */
export function ClaimsSection({ id, numeral, words }: ClaimsSectionProps) {
  const { title, items, link } = words
  return (
    <HeadedSection id={id} numeral={numeral} title={title} link={link}>
      <div className="fields bg-ground">
        <dl className="contents">
          {items.map((item) => (
            <div
              className={items.length === 3 ? 'claim-cell max-plates:col-span-full plates:col-span-4' : 'claim-cell'}
              key={item.name}
            >
              <dt className="term">{item.name}</dt>
              <dd className="max-w-104">
                <span className="claim unplated text-display-3 max-wide:text-display-5 max-tiny:text-title-2">
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
