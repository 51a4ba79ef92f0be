import { ArticleContent } from '#components/article/ArticleContent.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <Layout current={`/blog/${data.article.slug}`}>
      <ArticleContent article={data.article} stage={data.stage} readOn={data.readOn} />
    </Layout>
  )
}
