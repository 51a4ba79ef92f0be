import { ArticleBlock } from '#components/article/ArticleBlock.tsx'
import { BackLink } from '#components/ui/links.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import type { Article } from '#content/article.ts'
import { articlePage } from '#content/en/pages/blog.ts'

/** An article: number in the first field, text in the middle, asides in the last, on alternating grounds. */
export function ArticleSheet({ article }: { article: Article }) {
  const { back, published, revised, minutes } = articlePage
  return (
    <>
      <article>
        <header className="title-block paper">
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
            </p>
            <p className="lead">{article.subtitle}</p>
          </div>
        </header>
        {article.sections.map((section, index) => (
          <section className={`band${index % 2 === 1 ? ' deep' : ''}`} id={section.id} key={section.id}>
            <div className="sheet">
              <div className="prose">
                <h2>
                  <span aria-hidden="true">{index + 1}</span>
                  <span>{section.title}</span>
                </h2>
                {section.blocks.map((block, position) => (
                  <ArticleBlock block={block} key={`${section.id}-${position}`} />
                ))}
              </div>
            </div>
          </section>
        ))}
      </article>
      <ClosingBand title={article.closing.title} text={article.closing.text} actions={article.calls} />
    </>
  )
}
