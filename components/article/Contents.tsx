import type { ArticleSection } from '#content/schema/article.ts'
import { articlePage } from '#words/pages/blog.ts'

/** Table of contents of an article: before its sections, or beside them where the window has room. */
export function Contents({ sections }: { sections: readonly Pick<ArticleSection, 'id' | 'title'>[] }) {
  return (
    <div className="index-rail">
      <div className="sheet sheet-plain">
        <nav className="section-index data" aria-labelledby="section-index">
          <p className="marginal" id="section-index">
            {articlePage.contents}
          </p>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  )
}
