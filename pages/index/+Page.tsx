import { Benefits } from '#components/home/Benefits.tsx'
import { Hero } from '#components/home/Hero.tsx'
import { SecurityRegister } from '#components/home/SecurityRegister.tsx'
import { ServicePlates } from '#components/home/ServicePlates.tsx'
import { Why } from '#components/home/Why.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { fragments, home } from '#words/pages/home.ts'
import { sectorCards } from '#words/sectors.ts'
import { homeServices } from '#words/services.ts'

export function Page() {
  return (
    <Layout ground="night" current="/">
      <Hero />
      <div className="night">
        <div className="sheet">
          <PageContents sections={fragments.map((id) => ({ id, title: home[id].note }))} />
        </div>
      </div>
      <Why />
      <ServicePlates services={homeServices} />
      <Benefits />
      <SectorMatrix {...home.sectors} id="sectors" numeral="4" cards={sectorCards} services={homeServices} />
      <SecurityRegister />
      <ClosingBand {...home.closing} tall />
    </Layout>
  )
}
