import { Layout } from '#components/layout/Layout.tsx'
import { NotFound } from '#components/not-found/NotFound.tsx'

export function Page() {
  return (
    <Layout current="/services/404">
      <NotFound kind="service" />
    </Layout>
  )
}
