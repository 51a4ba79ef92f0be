import { InnerPage } from '#components/layout/InnerPage.tsx'
import { SectorCards } from '#components/sector/SectorCards.tsx'
import { SectorDisclosure } from '#components/sector/SectorDisclosure.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { sectorsList } from '#words/pages/sectors.ts'
import { sectorCards, sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'

const { matrix, details, corporateSecurity } = sectorsList
const corporate = { id: 'corporate-security' }
const sections = [
  { id: 'matrix', title: matrix.title, mark: '' },
  { id: 'details', title: details.title, mark: '' },
  { id: corporate.id, title: corporateSecurity.title, mark: '' },
]

export function Page() {
  return (
    <InnerPage current="/sectors" words={sectorsList} contents={sections}>
      <div className="sheet pb-foot print:block">
        <SectorCards
          cards={sectorCards}
          as="h2"
          last={{
            title: corporateSecurity.title,
            text: corporateSecurity.text,
            links: [{ label: corporateSecurity.open, href: `#${corporate.id}` }, corporateSecurity.other],
          }}
        />
      </div>
      <SectorMatrix cards={sectorCards} services={services} />
      <HeadedSection id="details" title={details.title} text={details.text}>
        <div className="fields">
          {sectors.map((sector) => (
            <SectorDisclosure sector={sector} key={sector.slug} />
          ))}
        </div>
      </HeadedSection>
      <HeadedSection
        ground="deep"
        {...corporate}
        title={corporateSecurity.title}
        text={corporateSecurity.text}
        link={corporateSecurity.next}
      >
        <LinkedRows points={corporateSecurity.questions} />
      </HeadedSection>
    </InnerPage>
  )
}
