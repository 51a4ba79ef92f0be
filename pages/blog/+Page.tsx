import { ArticleList } from '#components/article/ArticleList.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { blog } from '#words/pages/blog.ts'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  const { title, lead } = blog
  return (
    <Layout current="/blog">
      <TitleBlock title={title} lead={lead} />
      <ArticleList cards={data.cards} elsewhere={data.elsewhere} />
    </Layout>
  )
}
