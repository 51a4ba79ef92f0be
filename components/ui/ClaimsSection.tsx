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
  words: { note: string; title: string; items: readonly Claim[]; link: LinkTo }
}

/** Section on the figures that the company claims for a service, with a link to the service. */
export function ClaimsSection({ id, numeral, words }: ClaimsSectionProps) {
  const { note, title, items, link } = words
  return (
    <HeadedSection id={id} numeral={numeral} note={note} title={title} link={link}>
      <Claims items={items} />
    </HeadedSection>
  )
}

function Claims({ items }: { items: readonly Claim[] }) {
  return (
    <dl className="claims">
      {items.map((item) => (
        <div key={item.name}>
          <dt className="marginal">{item.name}</dt>
          <dd>
            <span className="claim">
              <LargeFigure {...item} />
            </span>
            {item.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
