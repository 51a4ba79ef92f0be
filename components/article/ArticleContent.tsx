import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { explicitNavRole } from '#components/ui/navigation.ts'
import { TitleSheet } from '#components/ui/TitleBlock.tsx'
import type { PublicationStatus } from '#content/articles/publication-status.ts'
import { htmlOf } from '#content/articles/text-blocks.ts'
import type { Article, ArticleSection, Block } from '#content/schema/article.ts'
import { articlePage, blog } from '#words/pages/blog.ts'
import { colon } from '#words/print.ts'
import { ArticleBlock } from './ArticleBlock.tsx'

interface ArticleContentProps {
  article: Article
  stage: PublicationStatus
  readOn: ReadOnProps
}

/** Main content of an article's page: head, contents, numbered sections and links to other articles. */
export function ArticleContent({ article, stage, readOn }: ArticleContentProps) {
  const { back, published, revised, minutes } = articlePage
  return (
    <>
      <article>
        {/*
         * Reader views take one container: title and lead are in that of the text, and in no `header`, which defuddle 0.19.4
         * and @extractus/article-extractor 9.0.1 leave out.
         */}
        <div className="article-body">
          <div className="title-block">
            <TitleSheet
              kind="article"
              back={back}
              title={article.title}
              lead={article.subtitle}
              margin={
                <p className="data grid gap-1 max-wide:flex max-wide:flex-wrap max-wide:gap-x-4">
                  <span className="term">{published}</span>
                  <time dateTime={article.isoDate}>{article.date}</time>
                  {article.modified && article.change && (
                    <span className="note">
                      {revised} <time dateTime={article.modified.isoDate}>{article.modified.date}</time>
                      {colon}
                      {article.change}
                    </span>
                  )}
                  <span>{article.author}</span>
                  <span>{minutes(article.readingMinutes)}</span>
                  {article.form === 'notice' && <span>{blog.notice}</span>}
                  <StageMark stage={stage} />
                </p>
              }
            />
          </div>
          {article.sections.length > 1 && <Contents sections={article.sections} />}
          {article.sections.map((section, index) => (
            <section
              className={index % 2 === 1 ? 'deep border-t border-ink' : 'border-t border-ink'}
              id={section.id}
              key={section.id}
            >
              <div className="sheet sheet-of-prose pt-8 pb-part print:block">
                <div className="fields">
                  <h2 className="field-2-4 mb-4 flex gap-[0.4em] text-title-2">
                    <span className="text-burnt" aria-hidden="true">
                      {index + 1}
                    </span>
                    {section.title}
                  </h2>
                  {section.blocks.map((block, index) => (
                    <ArticleBlock block={block} before={section.blocks[index - 1]} key={keyOf(block)} />
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
  return block.kind === 'figure' ? `figure ${block.number}` : `${block.kind} ${htmlOf(block).join('|')}`
}

/**
 * Table of contents of an article: folded before its sections, or open beside them where the window has room: a float that
 * takes no room of theirs.
 */
function Contents({ sections }: { sections: readonly Pick<ArticleSection, 'id' | 'title'>[] }) {
  const { contents } = articlePage
  return (
    <nav
      className="plates:pointer-events-none plates:sticky plates:-top-2 plates:z-1 plates:float-left plates:mr-[-100%] plates:w-full print:hidden"
      aria-label={contents}
      {...explicitNavRole}
    >
      <div className="sheet plates:sheet-plain">
        <details className="contents-beside field-1 text-ui">
          <summary className="cursor-pointer pb-4 text-note font-bold">{contents}</summary>
          <ol className="pb-4">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className="block py-1 text-mute" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </nav>
  )
}

interface ArticleLink {
  href: string
  title: string
  /** Date in words: 'October 14, 2025'. */
  date: string
  readingMinutes: number
}

interface ReadOnProps {
  /** Articles on the same topics, each with the topics in common. */
  related: readonly (ArticleLink & { shared: readonly string[] })[]
  older: ArticleLink | undefined
  newer: ArticleLink | undefined
}

/** Links from an article to others on its topics, and to the previous and the next. */
function ReadOn({ related, older, newer }: ReadOnProps) {
  const { title, neighbours, previous, next } = articlePage.readOn
  const label = related.length > 0 ? { 'aria-labelledby': 'read-on' } : { 'aria-label': neighbours }
  return (
    <nav className="border-t-2 border-ink print:hidden" {...label}>
      <div className="sheet">
        <div className="fields">
          {related.length > 0 && (
            <h2 className="field-each pt-in pb-6 text-title-1" id="read-on">
              {title}
            </h2>
          )}
          {related.map(({ shared, ...article }) => (
            <Onward article={article} mark={shared.join(', ')} key={article.href} />
          ))}
          {older && <Onward article={older} mark={`${previous}, ${older.date}`} relation="prev" />}
          {newer && <Onward article={newer} mark={`${next}, ${newer.date}`} relation="next" />}
        </div>
      </div>
    </nav>
  )
}

function Onward({ article, mark, relation }: { article: ArticleLink; mark: string; relation?: 'prev' | 'next' }) {
  return (
    <a
      className="group unlined field-each grid content-start gap-2 pt-in pb-8 no-underline"
      href={article.href}
      rel={relation}
    >
      <span className="term">{mark}</span>
      <strong className="text-name group-hover:underline group-hover:decoration-3">{article.title}</strong>
      <span className="data">{articlePage.minutes(article.readingMinutes)}</span>
    </a>
  )
}

/** Marks an article that is not published yet, which only `npm run dev` shows. */
export function StageMark({ stage }: { stage: PublicationStatus }) {
  return stage === 'published' ? null : <strong>{blog.stages[stage]}</strong>
}
