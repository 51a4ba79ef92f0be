import { Layout } from '#components/layout/Layout.tsx'
import { FoldIndex } from '#components/service/FoldIndex.tsx'
import { ServiceFold } from '#components/service/ServiceFold.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { servicesList } from '#content/en/pages/services.ts'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  const { title, lead, notes, closing } = servicesList
  return (
    <Layout current="/services">
      <TitleBlock title={title} lead={lead} notes={<Notes lines={notes} />}>
        <FoldIndex services={data.services} />
      </TitleBlock>
      {data.services.map((service) => (
        <ServiceFold service={service} key={service.slug} />
      ))}
      <ClosingBand {...closing} />
    </Layout>
  )
}
