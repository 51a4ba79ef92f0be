import { ArrowLink, type LinkTo } from '#components/ui/links.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import type { SectorCard } from '#content/catalogue/sector-table.ts'
import type { Service } from '#content/schema/service.ts'
import { home } from '#words/pages/home.ts'

interface SectorMatrixProps {
  id?: string
  numeral: string
  note: string
  title: string
  cards: readonly SectorCard[]
  /** Services with a column in the matrix. They are the first of the site, in its order, or all. */
  services: readonly Service[]
  /** Link to the list of sectors, for a matrix on another page. */
  link?: LinkTo
}

/**
 * A table of sectors by services: a mark says whether a sector leans on a service or adds it later. On a narrow page, where
 * the columns are stacked, each mark shows the name of its service; screen readers have it from the column's head.
 */
export function SectorMatrix({ id, numeral, note, title, cards, services, link }: SectorMatrixProps) {
  const { text, columns, caption } = home.sectors
  return (
    <HeadedSection id={id} numeral={numeral} note={note} title={title} layout="split" text={text}>
      <div className="table-frame">
        <table className="matrix">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.sector}</th>
              <th scope="col">{columns.question}</th>
              {services.map((service) => (
                <th scope="col" key={service.slug}>
                  {service.number} {service.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map((card) => (
              <tr key={card.title}>
                <th scope="row">
                  <a href={card.href}>{card.title}</a>
                </th>
                <td className="matrix-words">
                  {card.description}
                  {card.pageOf !== undefined && <span>{columns.pageOf(card.pageOf)}</span>}
                </td>
                {card.uses.slice(0, services.length).map(({ service, mark }) => (
                  <td key={service.slug} className={mark}>
                    <span className="matrix-mark" />
                    <span className="matrix-name" aria-hidden="true">
                      {service.title}
                    </span>
                    <span className="sr-only">{columns.marks[mark]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {link && (
        <p className="matrix-key">
          <ArrowLink to={link} />
        </p>
      )}
    </HeadedSection>
  )
}
