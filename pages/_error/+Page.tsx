import { Layout } from '#components/layout/Layout.tsx'
import { NotFound } from '#components/not-found/NotFound.tsx'

/** Prerendered as 404.html, which hosts answer with for any unknown path. */
export function Page() {
  return (
    <Layout current="">
      <NotFound kind="page" />
    </Layout>
  )
}
