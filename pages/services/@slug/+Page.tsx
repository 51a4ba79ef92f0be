import { Layout } from '#components/layout/Layout.tsx'
import { ServiceContent } from '#components/service/ServiceContent.tsx'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <Layout current={`/services/${data.service.slug}`}>
      <ServiceContent service={data.service} />
    </Layout>
  )
}
