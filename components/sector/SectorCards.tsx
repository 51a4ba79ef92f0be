import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { Card, Cards, cardBesidePicture, cardPicture } from '#components/ui/Cards.tsx'
import { ArrowLink, type LinkTo } from '#components/ui/links.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { SectorCard } from '#content/catalogue/sector-table.ts'
import { sectorsList } from '#words/pages/sectors.ts'

interface SectorCardsProps {
  cards: readonly SectorCard[]
  /** Level of the titles on the page. */
  as: 'h2' | 'h3'
  /** Whether cards name services, except on a phone, where a card is short. */
  hasServices?: boolean
  /** The last cell. */
  last: { readonly title: string; readonly text: string; readonly links: readonly LinkTo[] }
}

/** Sectors as cards: the question of each, and its first core services. */
export function SectorCards({ cards, as, hasServices = false, last }: SectorCardsProps) {
  const Heading = as
  return (
    <Cards>
      {cards.map((card) => (
        <Card
          ground={card.ground}
          picture={<CroppedFigure figure={card.icon} className={cardPicture} />}
          mark={
            <span className="arrow flex items-baseline justify-between gap-2">
              {card.pageOf === undefined ? (
                card.number
              ) : (
                <span className="font-sans text-ui">{sectorsList.pageOf(card.pageOf)}</span>
              )}
            </span>
          }
          isNumber={card.pageOf === undefined}
          title={<UnbrokenText text={card.title} />}
          as={as}
          href={card.href}
          text={card.description}
          key={card.href}
        >
          {hasServices && (
            <p className="border-t border-rule px-in py-2 text-ui max-narrow:hidden">
              {sectorsList.cardServices(coreSubjects(card))}
            </p>
          )}
        </Card>
      ))}
      <li className={cardBesidePicture}>
        <CroppedFigure figure="fence" className={cardPicture} />
        <div className="grid flex-1 content-start gap-2 px-in py-3 max-narrow:col-1 max-narrow:row-1">
          <Heading className="card-title">{last.title}</Heading>
          <p className="text-ui">{last.text}</p>
        </div>
        {last.links.map((link) => (
          <p className="px-in pb-3 max-narrow:col-span-full max-narrow:pb-2" key={link.href}>
            <ArrowLink to={link} />
          </p>
        ))}
      </li>
    </Cards>
  )
}

const shownServices = 3

const coreSubjects = ({ uses }: SectorCard): readonly string[] =>
  uses
    .filter(({ mark }) => mark === 'leans-on')
    .slice(0, shownServices)
    .map(({ service }) => service.subject)
