import { Layout } from '#components/layout/Layout.tsx'
import { FoldIndex } from '#components/service/FoldIndex.tsx'
import { ServiceFold } from '#components/service/ServiceFold.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { servicesList } from '#content/en/pages/services.ts'
import { services } from '#content/en/services.ts'

export function Page() {
  const { title, lead, notes, closing } = servicesList
  return (
    <Layout current="/services">
      <TitleBlock title={title} lead={lead} notes={<Notes lines={notes} />}>
        <FoldIndex services={services} />
      </TitleBlock>
      {services.map((service) => (
        <ServiceFold service={service} key={service.slug} />
      ))}
      <ClosingBand {...closing} />
    </Layout>
  )
}
