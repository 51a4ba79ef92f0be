import { Layout } from '#components/layout/Layout.tsx'
import { SectorSheet } from '#components/sector/SectorSheet.tsx'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <Layout current={`/sectors/${data.sector.slug}`}>
      <SectorSheet sector={data.sector} />
    </Layout>
  )
}
