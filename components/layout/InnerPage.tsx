import type { ReactNode } from 'react'
import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand, type ClosingBandProps } from '#components/ui/ClosingBand.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { PageContents, TitleBlock, type TitleBlockProps } from '#components/ui/TitleBlock.tsx'
import { Layout } from './Layout.tsx'

type TitledWords<Id extends string> = Readonly<Record<Id, { readonly title: string }>>

interface InnerPageProps<Id extends string> {
  /** Path of the page. */
  current: string
  /** Background of the header and the title block. */
  ground?: Ground
  words: Pick<TitleBlockProps, 'back' | 'title' | 'lead' | 'notes'> & {
    closing: ClosingBandProps
  } & TitledWords<NoInfer<Id>>
  /** Keys of the sections in `words`, which are their ids too. The title block links to them. */
  sections?: readonly Id[]
  /** Content of the title block below its lead, in place of those links. */
  opening?: ReactNode
  children: ReactNode
}

/** An inner page: layout, title block, sections and closing band. */
export function InnerPage<Id extends string = never>(props: InnerPageProps<Id>) {
  const { current, ground = 'paper', words, sections, opening, children } = props
  const { back, title, lead, notes, closing } = words
  const titled: TitledWords<Id> = words
  return (
    <Layout ground={ground} current={current}>
      <TitleBlock ground={ground} back={back} title={title} lead={lead} notes={notes}>
        {sections ? <PageContents sections={sections.map((id) => ({ id, title: titled[id].title }))} /> : opening}
      </TitleBlock>
      {children}
      <Sources />
      <ClosingBand {...closing} />
    </Layout>
  )
}
