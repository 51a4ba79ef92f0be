import { ServiceFigures } from '#components/home/ServiceFigures.tsx'
import { Benefits, Findings, Hero, Sectors, SecurityStandards, Why } from '#components/home/sections.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { DayInBrief } from '#components/real-time/DayByHand.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { home } from '#words/pages/home.ts'
import { homeServices } from '#words/services.ts'

export function Page() {
  return (
    <Layout ground="night" current="/">
      <Hero />
      <Why />
      <DayInBrief />
      <ServiceFigures services={homeServices} />
      <Benefits />
      <Findings />
      <Sectors />
      <SecurityStandards />
      <ClosingBand {...home.closing} tall />
    </Layout>
  )
}
