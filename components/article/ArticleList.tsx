import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import type { OtherNotice } from '#content/articles/plain-articles.server.ts'
import type { Stage } from '#content/articles/stage.ts'
import type { ArticleForm } from '#content/schema/article.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { blog } from '#words/pages/blog.ts'
import { StageMark } from './ArticleContent.tsx'

interface ArticleCard {
  href: string
  title: string
  description: string
  /** Date in words: 'October 14, 2025'. */
  date: string
  isoDate: string
  author: string
  readingMinutes: number
  form: ArticleForm
  stage: Stage
  /** One of the article's figures. Undefined for an article without figures. */
  figure: FigureName | undefined
}

/**
 * List of all articles, newest first.
 * @param elsewhere what the other language alone has: a line each, below the list
 */
export function ArticleList({
  cards,
  elsewhere,
}: {
  cards: readonly ArticleCard[]
  elsewhere: readonly OtherNotice[]
}) {
  return (
    <section className="section">
      <div className="sheet">
        <div className="articles staggered">
          {cards.map((card) => (
            <article className="article-card" key={card.href}>
              <p className="article-card-notes data">
                <time dateTime={card.isoDate}>{card.date}</time>
                <span>{card.author}</span>
                <span>{blog.minutes(card.readingMinutes)}</span>
                {card.form === 'notice' && <span>{blog.notice}</span>}
                <StageMark stage={card.stage} />
              </p>
              <h2>
                <a href={card.href}>{card.title}</a>
              </h2>
              <p className="article-card-description">{card.description}</p>
              <p className="article-card-more" aria-hidden="true">
                <span className="arrow-link">{blog.readMore}</span>
              </p>
              {card.figure && (
                <div className="article-card-figure">
                  <CroppedFigure figure={card.figure} />
                </div>
              )}
            </article>
          ))}
        </div>
        {elsewhere.map(({ href, tag, title }) => (
          <p className="article-elsewhere" key={href}>
            {blog.elsewhere.before}
            <a href={href} hrefLang={tag} lang={tag}>
              {title}
            </a>
            {blog.elsewhere.after}
          </p>
        ))}
      </div>
    </section>
  )
}
