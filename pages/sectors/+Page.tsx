import { Layout } from '#components/layout/Layout.tsx'
import { SectorCard } from '#components/sector/SectorCard.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { sectorsList } from '#content/en/pages/sectors.ts'
import { sectorCards, sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'

export function Page() {
  const { title, lead, notes, matrix, closing } = sectorsList
  return (
    <Layout current="/sectors">
      <TitleBlock title={title} lead={lead} notes={<Notes lines={notes} />} />
      <SectorMatrix {...matrix} cards={sectorCards} services={services} />
      <Section>
        <div className="sector-cards staggered">
          {sectors.map((sector) => (
            <SectorCard sector={sector} key={sector.slug} />
          ))}
        </div>
      </Section>
      <ClosingBand {...closing} />
    </Layout>
  )
}
