import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { Card, Cards, cardPicture } from '#components/ui/Cards.tsx'
import { ArrowLink, type LinkTo } from '#components/ui/links.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { SectorCard } from '#content/catalogue/sector-table.ts'
import type { Service } from '#content/schema/service.ts'
import { sectorsList } from '#words/pages/sectors.ts'
import { MarksLegend, ServiceMarks } from './ServiceMarks.tsx'

interface SectorCardsProps {
  cards: readonly SectorCard[]
  /** Services with a mark on each card. They are the first of the site, in its order, or all. Without them, cards have no marks. */
  services?: readonly Service[]
  /** Level of the titles on the page. */
  as: 'h2' | 'h3'
  /** Whether cards have no marks on a phone, where they would double the length of the page. */
  isShortOnPhone?: boolean
  /** The last cell, beside the legend of the marks. */
  last: { readonly title: string; readonly text: string; readonly links: readonly LinkTo[] }
}

/** Sectors as cards: the question of each, and its services as marks. */
export function SectorCards({ cards, services, as, isShortOnPhone = false, last }: SectorCardsProps) {
  const Heading = as
  return (
    <Cards>
      {cards.map((card) => (
        <Card
          ground={card.ground}
          picture={<CroppedFigure figure={card.icon} className={cardPicture} />}
          mark={
            <span className="arrow flex items-baseline justify-between gap-2">
              {card.pageOf === undefined ? card.number : sectorsList.pageOf(card.pageOf)}
            </span>
          }
          title={<UnbrokenText text={card.title} />}
          as={as}
          href={card.href}
          text={card.description}
          key={card.href}
        >
          {services && <ServiceMarks uses={card.uses.slice(0, services.length)} isHiddenOnPhone={isShortOnPhone} />}
        </Card>
      ))}
      <li className="card">
        <div className="grid flex-1 content-start gap-2 px-in py-3">
          <Heading className="card-title">{last.title}</Heading>
          <p className="text-ui">{last.text}</p>
        </div>
        {last.links.map((link) => (
          <p className="px-in pb-3" key={link.href}>
            <ArrowLink to={link} />
          </p>
        ))}
        {services && <MarksLegend />}
      </li>
    </Cards>
  )
}
