import { Layout } from '#components/layout/Layout.tsx'
import { NotFound } from '#components/not-found/NotFound.tsx'

export function Page() {
  return (
    <Layout current="/sectors/404">
      <NotFound kind="sector" />
    </Layout>
  )
}
