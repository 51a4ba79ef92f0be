import type { ComponentType } from 'react'
import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { Plate } from '#components/figures/Plate.tsx'
import { EntropyTable } from '#components/figures/tables/EntropyTable.tsx'
import { OutOfSampleTable } from '#components/figures/tables/OutOfSampleTable.tsx'
import { Plateau } from '#components/figures/tables/Plateau.tsx'
import { StayTable } from '#components/figures/tables/StayTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { type ArticleFigureName, type Block, type DayTable, isDayTable } from '#content/schema/article.ts'
import { articlePage } from '#words/pages/blog.ts'
import { ArticleTable } from './ArticleTable.tsx'
import { Html } from './Html.tsx'

/** A block of an article: text, definition, figure or table. */
export function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'html':
      return <Html as="div" className="words" html={block.html} />
    case 'aside':
      return <Html as="aside" className="words-aside" html={block.html} />
    case 'definition':
      return (
        <div className="definition">
          <p className="marginal">
            {articlePage.definition}: <dfn>{block.term}</dfn>
          </p>
          <Html as="div" html={block.html} />
        </div>
      )
    case 'figure':
      return <ArticleFigure block={block} />
    case 'table':
      return <ArticleTable block={block} />
  }
}

const dayTableOf: Record<DayTable, ComponentType> = {
  plateau: Plateau,
  entropy: EntropyTable,
  stays: StayTable,
  'out-of-sample': OutOfSampleTable,
}

/** Whether a figure is nearly as high as it is wide. Such a figure is narrower, with its caption beside it. */
function isTall(name: ArticleFigureName): boolean {
  if (isDayTable(name)) return false
  const { width, height } = figureOf(name).frame
  return height > width * 0.69
}

function ArticleFigure({ block }: { block: Extract<Block, { kind: 'figure' }> }) {
  return (
    <figure className={`article-figure${isTall(block.name) ? ' tall' : ''}`}>
      {isDayTable(block.name) ? (
        <DayTableFrame name={block.name} label={block.alt} />
      ) : figureOf(block.name).extent === 'long' ? (
        <ScrollFrame className="plate-frame" label={articlePage.scrolls(block.number)}>
          <Plate figure={block.name} alt={block.alt} />
        </ScrollFrame>
      ) : (
        <Plate figure={block.name} alt={block.alt} />
      )}
      <FigureCaption figure={block.name}>
        {articlePage.figure(block.number)} {block.caption}
      </FigureCaption>
    </figure>
  )
}

function DayTableFrame({ name, label }: { name: DayTable; label: string }) {
  const Table = dayTableOf[name]
  return (
    <ScrollFrame label={label}>
      <Table />
    </ScrollFrame>
  )
}
