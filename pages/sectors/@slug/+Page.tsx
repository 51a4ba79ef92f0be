import { Layout } from '#components/layout/Layout.tsx'
import { SectorContent } from '#components/sector/SectorContent.tsx'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <Layout current={`/sectors/${data.sector.slug}`}>
      <SectorContent sector={data.sector} />
    </Layout>
  )
}
