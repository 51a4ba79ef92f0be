import type { ReactNode } from 'react'
import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand, type ClosingBandProps } from '#components/ui/ClosingBand.tsx'
import type { LinkTo } from '#components/ui/links.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import { type ContentsEntry, TitleBlock, type TitleSheetProps } from '#components/ui/TitleBlock.tsx'
import { layout } from '#words/layout.ts'
import { Layout } from './Layout.tsx'

type TitledWords<Id extends string> = Readonly<Record<Id, { readonly title: string }>>

interface InnerPageProps<Id extends string> {
  /** Path of the page. */
  current: string
  /** Background of the header and the title block. */
  ground?: Ground
  kind?: TitleSheetProps['kind']
  words: Pick<TitleSheetProps, 'back' | 'remark' | 'title' | 'lead'> & {
    /** Absent on a page for paper. */
    closing?: ClosingBandProps
  } & TitledWords<NoInfer<Id>>
  /** Keys of the sections in `words`, which are their ids too. The title block links to them. */
  sections?: readonly Id[]
  /** In place of those links. */
  contents?: readonly ContentsEntry[]
  /** The main step of the title block. That of a document is to request a briefing. */
  action?: LinkTo
  /** A second step of a document, beside the main one. */
  other?: LinkTo
  /** Content of the title block below its lead. */
  opening?: ReactNode
  children: ReactNode
}

/** An inner page: layout, title block, sections and closing band. */
export function InnerPage<Id extends string = never>(props: InnerPageProps<Id>) {
  const { current, ground = 'paper', kind, words, sections, contents, action, other, opening, children } = props
  const { back, remark, title, lead, closing } = words
  const titled: TitledWords<Id> = words
  return (
    <Layout ground={ground} current={current}>
      <TitleBlock
        ground={ground}
        kind={kind}
        back={back}
        remark={remark}
        title={title}
        lead={lead}
        action={action ?? (kind === 'document' ? layout.briefing : undefined)}
        note={kind === 'document' && action === undefined ? layout.reply : undefined}
        other={other}
        sections={contents ?? sections?.map((id) => ({ id, title: titled[id].title }))}
      >
        {opening}
      </TitleBlock>
      {children}
      <Sources />
      {closing && <ClosingBand {...closing} />}
    </Layout>
  )
}
