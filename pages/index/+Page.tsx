import { ServiceFigures } from '#components/home/ServiceFigures.tsx'
import { Benefits, Hero, SecurityStandards, Why } from '#components/home/sections.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { PageContents } from '#components/ui/TitleBlock.tsx'
import { fragments, home } from '#words/pages/home.ts'
import { sectorCards } from '#words/sectors.ts'
import { homeServices } from '#words/services.ts'

export function Page() {
  return (
    <Layout ground="night" current="/">
      <Hero />
      <div className="night">
        <div className="sheet">
          <PageContents sections={fragments.map((id) => ({ id, title: home[id].title }))} />
        </div>
      </div>
      <Why />
      <ServiceFigures services={homeServices} />
      <Benefits />
      <SectorMatrix {...home.sectors} id="sectors" numeral="4" cards={sectorCards} services={homeServices} />
      <SecurityStandards />
      <ClosingBand {...home.closing} tall />
    </Layout>
  )
}
