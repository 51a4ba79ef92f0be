import { InnerPage } from '#components/layout/InnerPage.tsx'
import { SectorCard } from '#components/sector/SectorCard.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { HeadedSection, Section } from '#components/ui/Section.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
import { sectorsList } from '#words/pages/sectors.ts'
import { sectorCards, sectorNumber, sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'

const { matrix, corporateSecurity } = sectorsList
const corporate = {
  id: 'corporate-security',
  numeral: `4.${sectors.length + 1}`,
  title: corporateSecurity.title,
}
const sections = [
  { id: 'matrix', title: matrix.title, mark: matrix.numeral },
  ...sectors.map((sector) => ({ id: sector.slug, title: sector.title, mark: sectorNumber(sector) })),
  { id: corporate.id, title: corporate.title, mark: corporate.numeral },
]

export function Page() {
  return (
    <InnerPage current="/sectors" words={sectorsList} opening={<PageContents sections={sections} />}>
      <SectorMatrix {...matrix} id="matrix" cards={sectorCards} services={services} />
      <Section>
        <div className="fields staggered">
          {sectors.map((sector) => (
            <SectorCard sector={sector} key={sector.slug} />
          ))}
        </div>
      </Section>
      <HeadedSection ground="deep" {...corporate} text={corporateSecurity.text} link={corporateSecurity.next}>
        <LinkedRows points={corporateSecurity.questions} />
      </HeadedSection>
    </InnerPage>
  )
}
