import { Layout } from '#components/layout/Layout.tsx'
import { ServiceSheet } from '#components/service/ServiceSheet.tsx'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <Layout current={`/services/${data.service.slug}`}>
      <ServiceSheet service={data.service} />
    </Layout>
  )
}
