import { Layout } from '#components/layout/Layout.tsx'
import { NotFound } from '#components/not-found/NotFound.tsx'

/** Page that Vike prerenders as 404.html. Hosts answer unknown paths with it. */
export function Page() {
  return (
    <Layout current="">
      <NotFound kind="page" />
    </Layout>
  )
}
