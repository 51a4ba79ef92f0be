import { InnerPage } from '#components/layout/InnerPage.tsx'
import { SectorCards } from '#components/sector/SectorCards.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { SectorSheet } from '#components/sector/SectorSheet.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { HeadedSection, Section } from '#components/ui/Section.tsx'
import { sectorsList } from '#words/pages/sectors.ts'
import { sectorCards, sectorNumber, sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'

const { matrix, corporateSecurity } = sectorsList
const corporate = { id: 'corporate-security' }
const sections = [
  { id: 'matrix', title: matrix.title, mark: '' },
  ...sectors.map((sector) => ({ id: sector.slug, title: sector.title, mark: sectorNumber(sector) })),
  { id: corporate.id, title: corporateSecurity.title, mark: '' },
]

export function Page() {
  return (
    <InnerPage current="/sectors" words={sectorsList} contents={sections}>
      <div className="sheet pb-foot print:block">
        <p className="data opaque text-mute pb-2">
          {matrix.caption} {services.map(({ number, title }) => `${number}\u00a0${title}`).join(', ')}.
        </p>
        <SectorCards
          hasLegendAbove
          cards={sectorCards}
          services={services}
          as="h2"
          last={{
            title: corporateSecurity.title,
            text: corporateSecurity.text,
            links: [{ label: corporateSecurity.open, href: `#${corporate.id}` }, corporateSecurity.other],
          }}
        />
      </div>
      <SectorMatrix cards={sectorCards} services={services} />
      <Section>
        <div className="fields">
          {sectors.map((sector) => (
            <SectorSheet sector={sector} key={sector.slug} />
          ))}
        </div>
      </Section>
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
