import { Benefits } from '#components/home/Benefits.tsx'
import { Hero } from '#components/home/Hero.tsx'
import { SecurityRegister } from '#components/home/SecurityRegister.tsx'
import { ServicePlates } from '#components/home/ServicePlates.tsx'
import { Why } from '#components/home/Why.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { SectorMatrix } from '#components/sector/SectorMatrix.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { home } from '#content/en/pages/home.ts'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <Layout ground="night" current="/">
      <Hero />
      <Why />
      <ServicePlates services={data.services} />
      <Benefits />
      <SectorMatrix {...home.sectors} numeral="4" cards={data.sectorCards} services={data.services} />
      <SecurityRegister />
      <ClosingBand {...home.closing} tall />
    </Layout>
  )
}
