import { tw } from '#components/styles/tw.ts'
import { ArrowLink, type LinkTo } from '#components/ui/links.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import type { SectorCard } from '#content/catalogue/sector-table.ts'
import type { Service } from '#content/schema/service.ts'
import type { Mark } from '#content/schema/words.ts'
import { home } from '#words/pages/home.ts'

interface SectorMatrixProps {
  id?: string
  numeral: string
  title: string
  cards: readonly SectorCard[]
  /** Services with a column in the matrix. They are the first of the site, in its order, or all. */
  services: readonly Service[]
  /** Link to the list of sectors, for a matrix on another page. */
  link?: LinkTo
}

/**
 * A table of sectors by services: a mark says whether a service is core to a sector or often added later. On a narrow page, where
 * the columns are stacked, each mark shows the name of its service; screen readers have it from the column's head.
 */
export function SectorMatrix({ id, numeral, title, cards, services, link }: SectorMatrixProps) {
  const { text, columns, caption } = home.sectors
  // Together the columns of the services take half of the table.
  const width = services.length > 6 ? tw('w-[6.25%]') : tw('w-1/12')
  return (
    <HeadedSection id={id} numeral={numeral} title={title} text={text}>
      <div className="overflow-x-auto p-0">
        <table className="ruled-table fr:max-plates:table-fixed max-wide:block">
          <caption className="max-wide:block">{caption}</caption>
          <thead className="max-wide:sr-only">
            <tr>
              <th className="w-1/4" scope="col">
                {columns.sector}
              </th>
              <th className="w-1/4" scope="col">
                {columns.question}
              </th>
              {services.map((service) => (
                <th
                  className={`${tw('border-l border-l-rule px-2 text-label hyphens-auto fr:max-plates:px-1 fr:max-plates:font-sans')} ${width}`}
                  scope="col"
                  key={service.slug}
                >
                  {service.number} {service.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-wide:block">
            {cards.map((card) => (
              <tr className="matrix-row" key={card.title}>
                <th className="font-sans text-title-1 max-wide:col-span-full max-wide:pt-4 wide:py-4" scope="row">
                  <a className="no-underline hover:underline hover:decoration-3" href={card.href}>
                    {card.title}
                  </a>
                </th>
                <td className="font-sans text-ui text-mute max-wide:col-span-full max-wide:pt-1 max-wide:pb-3 wide:py-4">
                  {card.description}
                  {card.pageOf !== undefined && <span className="block">{columns.pageOf(card.pageOf)}</span>}
                </td>
                {card.uses.slice(0, services.length).map(({ service, mark }) => (
                  <td
                    className="font-sans max-wide:flex max-wide:items-center max-wide:gap-2 wide:border-l wide:border-l-rule wide:px-0 wide:align-middle"
                    key={service.slug}
                  >
                    <span className={marks[mark]} />
                    <span
                      className={
                        mark === 'none'
                          ? 'min-w-0 hyphens-auto text-mute wide:hidden'
                          : 'min-w-0 hyphens-auto wide:hidden'
                      }
                      aria-hidden="true"
                    >
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
        <p className="pt-4">
          <ArrowLink to={link} />
        </p>
      )}
    </HeadedSection>
  )
}

const marks: Record<Mark, string> = {
  'leans-on': tw('block size-6 flex-none filled rounded-full wide:mx-auto wide:size-12'),
  adds: tw('mx-1 block size-4 flex-none rounded-full border-2 wide:mx-auto wide:size-5'),
  none: tw('mx-1.5 block w-3 flex-none border-t-2 border-mute wide:mx-auto'),
}
