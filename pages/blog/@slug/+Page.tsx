import { ArticleSheet } from '#components/article/ArticleSheet.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <Layout current={`/blog/${data.article.slug}`}>
      <ArticleSheet article={data.article} stage={data.stage} readOn={data.readOn} />
    </Layout>
  )
}
