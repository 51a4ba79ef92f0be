import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { BackLink } from '#components/ui/links.tsx'
import type { Stage } from '#content/articles/stage.ts'
import type { Article, Block } from '#content/schema/article.ts'
import { articlePage, blog } from '#words/pages/blog.ts'
import { ArticleBlock } from './ArticleBlock.tsx'
import { Contents } from './Contents.tsx'
import { ReadOn, type ReadOnProps } from './ReadOn.tsx'
import { StageMark } from './StageMark.tsx'

interface ArticleSheetProps {
  article: Article
  stage: Stage
  readOn: ReadOnProps
}

/** Main content of an article's page: head, contents, numbered sections and links to other articles. */
export function ArticleSheet({ article, stage, readOn }: ArticleSheetProps) {
  const { back, published, revised, minutes } = articlePage
  return (
    <>
      <article>
        <header className="title-block article-head paper">
          <div className="sheet">
            <BackLink to={back} />
            <h1>{article.title}</h1>
            <p className="notes data">
              <span className="marginal">{published}</span>
              <time dateTime={article.isoDate}>{article.date}</time>
              {article.modified && (
                <span>
                  {revised} <time dateTime={article.modified.isoDate}>{article.modified.date}</time>
                </span>
              )}
              <span>{article.author}</span>
              <span>{minutes(article.readingMinutes)}</span>
              {article.form === 'notice' && <span>{blog.notice}</span>}
              <StageMark stage={stage} />
            </p>
            <p className="lead">{article.subtitle}</p>
          </div>
        </header>
        <div className="article-body">
          {article.sections.length > 1 && <Contents sections={article.sections} />}
          {article.sections.map((section, index) => (
            <section className={`band${index % 2 === 1 ? ' deep' : ''}`} id={section.id} key={section.id}>
              <div className="sheet">
                <div className="prose">
                  <h2>
                    <span aria-hidden="true">{index + 1}</span>
                    <span>{section.title}</span>
                  </h2>
                  {section.blocks.map((block) => (
                    <ArticleBlock block={block} key={keyOf(block)} />
                  ))}
                </div>
              </div>
            </section>
          ))}
        </div>
        <Sources />
      </article>
      <ReadOn {...readOn} />
      <ClosingBand title={article.closing.title} text={article.closing.text} actions={article.calls} />
    </>
  )
}

function keyOf(block: Block): string {
  if (block.kind === 'figure') return `figure ${block.number}`
  return block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells).join('|') : `${block.kind} ${block.html}`
}
