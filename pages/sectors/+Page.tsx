import { Layout } from '#components/layout/Layout.tsx'
import { SectorCard } from '#components/sector/SectorCard.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { sectorsList } from '#content/en/pages/sectors.ts'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  const { title, lead, notes, matrix, closing } = sectorsList
  return (
    <Layout current="/sectors">
      <TitleBlock title={title} lead={lead} notes={<Notes lines={notes} />} />
      <SectorMatrix {...matrix} cards={data.sectorCards} services={data.services} />
      <Section>
        <div className="sector-cards staggered">
          {data.sectors.map((sector, index) => (
            <SectorCard sector={sector} number={`4.${index + 1}`} key={sector.slug} />
          ))}
        </div>
      </Section>
      <ClosingBand {...closing} />
    </Layout>
  )
}
