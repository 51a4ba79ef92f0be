import type { ReactNode } from 'react'
import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand, type ClosingBandProps } from '#components/ui/ClosingBand.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { TitleBlock, type TitleBlockProps } from '#components/ui/TitleBlock.tsx'
import { Layout } from './Layout.tsx'

interface InnerPageProps {
  /** Path of the page. */
  current: string
  /** Ground of the header and the title block. */
  ground?: Ground
  words: Pick<TitleBlockProps, 'back' | 'title' | 'lead' | 'notes'> & { closing: ClosingBandProps }
  /** Content of the title block below its lead. */
  opening?: ReactNode
  children: ReactNode
}

/** An inner page: layout, title block, sections and closing band. */
export function InnerPage({ current, ground = 'paper', words, opening, children }: InnerPageProps) {
  const { back, title, lead, notes, closing } = words
  return (
    <Layout ground={ground} current={current}>
      <TitleBlock ground={ground} back={back} title={title} lead={lead} notes={notes}>
        {opening}
      </TitleBlock>
      {children}
      <Sources />
      <ClosingBand {...closing} />
    </Layout>
  )
}
