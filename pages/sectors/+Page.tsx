import { InnerPage } from '#components/layout/InnerPage.tsx'
import { SectorCard } from '#components/sector/SectorCard.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { Section } from '#components/ui/Section.tsx'
import { sectorsList } from '#content/en/pages/sectors.ts'
import { sectorCards, sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'

export function Page() {
  return (
    <InnerPage current="/sectors" words={sectorsList}>
      <SectorMatrix {...sectorsList.matrix} cards={sectorCards} services={services} />
      <Section>
        <div className="sector-cards staggered">
          {sectors.map((sector) => (
            <SectorCard sector={sector} key={sector.slug} />
          ))}
        </div>
      </Section>
    </InnerPage>
  )
}
