import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { SectorCard } from '#content/catalogue/sector-table.ts'
import type { Service } from '#content/schema/service.ts'
import type { Mark } from '#content/schema/shared-fields.ts'
import { sectorsList } from '#words/pages/sectors.ts'

interface SectorMatrixProps {
  cards: readonly SectorCard[]
  services: readonly Service[]
}

/**
 * A table of sectors by services: a mark says whether a service is core to a sector or often added later. A narrow page has it
 * folded, with stacked columns, so each mark shows the name of its service; screen readers have it from the column's head.
 */
export function SectorMatrix({ cards, services }: SectorMatrixProps) {
  const { title, text, open, caption, sector } = sectorsList.matrix
  return (
    <HeadedSection id="matrix" title={title} text={text}>
      <FoldedUntilWide label={open}>
        <div className="overflow-x-auto p-0">
          <table className="ruled-table wide:table-fixed max-wide:block">
            <caption className="max-wide:block">{caption}</caption>
            <thead className="max-wide:sr-only">
              <tr>
                <th className="w-1/4" scope="col">
                  {sector}
                </th>
                {services.map((service) => (
                  <th
                    className="border-l border-l-rule px-2 font-sans text-ui hyphens-auto max-plates:text-label"
                    scope="col"
                    key={service.slug}
                  >
                    {service.number} <UnbrokenText text={service.title} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-wide:block">
              {cards.map((card) => (
                <tr className="matrix-row" key={card.title}>
                  <th className="font-sans text-name max-wide:col-span-full max-wide:pt-4 wide:py-4" scope="row">
                    <a className="no-underline hover:underline hover:decoration-3" href={card.href}>
                      <UnbrokenText text={card.title} />
                    </a>
                  </th>
                  {card.uses.map(({ service, mark }) => (
                    <td className={mark === 'none' ? cells.none : cells.used} key={service.slug}>
                      {mark !== 'none' && (
                        <>
                          <span className={marks[mark]} />
                          <span className="min-w-0 hyphens-auto wide:hidden" aria-hidden="true">
                            <UnbrokenText text={service.title} />
                          </span>
                        </>
                      )}
                      <span className="sr-only">{sectorsList.marks[mark]}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </FoldedUntilWide>
    </HeadedSection>
  )
}

const cells = {
  used: 'font-sans max-wide:flex max-wide:items-center max-wide:gap-2 wide:border-l wide:border-l-rule wide:px-0 wide:align-middle',
  none: 'max-wide:hidden wide:border-l wide:border-l-rule',
}

const marks: Record<Exclude<Mark, 'none'>, string> = {
  'leans-on': 'block size-5 flex-none filled rounded-full wide:mx-auto wide:size-7',
  adds: 'mx-0.5 block size-4 flex-none rounded-full border-3 wide:mx-auto wide:size-5',
}
