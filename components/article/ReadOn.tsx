import { articlePage } from '#words/pages/blog.ts'

export interface ArticleLink {
  href: string
  title: string
  /** Date in words: 'October 14, 2025'. */
  date: string
  readingMinutes: number
}

export interface ReadOnProps {
  /** Articles on the same topics, each with the topics in common. */
  related: readonly (ArticleLink & { shared: readonly string[] })[]
  older: ArticleLink | undefined
  newer: ArticleLink | undefined
}

/** Links from an article to others on its topics, and to the previous and the next. */
export function ReadOn({ related, older, newer }: ReadOnProps) {
  const { title, neighbours, previous, next } = articlePage.readOn
  const label = related.length > 0 ? { 'aria-labelledby': 'read-on' } : { 'aria-label': neighbours }
  return (
    <nav className="section read-on" {...label}>
      <div className="sheet">
        {related.length > 0 && (
          <div className="options">
            <h2 id="read-on">{title}</h2>
            {related.map((article) => (
              <a href={article.href} key={article.href}>
                <span className="marginal">{article.shared.join(', ')}</span>
                <h3>{article.title}</h3>
                <span className="data">{articlePage.minutes(article.readingMinutes)}</span>
              </a>
            ))}
          </div>
        )}
        <div className="neighbours">
          {older && <Neighbour article={older} label={previous} relation="prev" />}
          {newer && <Neighbour article={newer} label={next} relation="next" />}
        </div>
      </div>
    </nav>
  )
}

function Neighbour({ article, label, relation }: { article: ArticleLink; label: string; relation: 'prev' | 'next' }) {
  return (
    <a href={article.href} rel={relation} className={`neighbour-${relation}`}>
      <span className="data">
        {label}, {article.date}
      </span>
      <b>{article.title}</b>
    </a>
  )
}
