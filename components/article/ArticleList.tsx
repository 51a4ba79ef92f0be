import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { tw } from '#components/styles/tw.ts'
import { Section } from '#components/ui/Section.tsx'
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
    <Section>
      <div className="article-list staggered grid grid-cols-(--columns) p-0">
        {cards.map((card, index) => (
          <Card card={card} place={placeOf(index)} key={card.href} />
        ))}
      </div>
      {elsewhere.map(({ href, tag, title }) => (
        <p className="border-t border-ink py-4" key={href}>
          {blog.elsewhere.before}
          <a href={href} hrefLang={tag} lang={tag}>
            {title}
          </a>
          {blog.elsewhere.after}
        </p>
      ))}
    </Section>
  )
}

type Place = 'newest' | 'later'

const placeOf = (index: number): Place => (index === 0 ? 'newest' : 'later')

const cardsAt: Record<Place, string> = {
  newest: tw('group relative col-span-full grid grid-cols-subgrid items-start pt-6 pb-part'),
  later: tw('group relative col-span-full grid grid-cols-subgrid items-start border-t border-ink pt-4 pb-8'),
}

/** An article in the list. The figure of the newest one fills the sheet below its text. */
function Card({ card, place }: { card: ArticleCard; place: Place }) {
  const isNewest = place === 'newest'
  return (
    <article className={cardsAt[place]}>
      <p className="data field-1 grid gap-1 px-in pt-1 max-wide:flex max-wide:flex-wrap max-wide:gap-x-4 max-wide:pb-2 fr:max-wide:gap-x-3 fr:max-wide:text-label">
        <time className="text-burnt" dateTime={card.isoDate}>
          {card.date}
        </time>
        <span>{card.author}</span>
        <span>{blog.minutes(card.readingMinutes)}</span>
        {card.form === 'notice' && <span>{blog.notice}</span>}
        <StageMark stage={card.stage} />
      </p>
      <h2 className={isNewest ? 'field-2-4 px-in text-display-3' : 'field-2-3 px-in text-title-2 fr:text-title-1'}>
        <a
          className="no-underline group-hover:underline group-hover:decoration-3 after:absolute after:inset-0"
          href={card.href}
        >
          {card.title}
        </a>
      </h2>
      <p className="opaque field-2-3 mt-3 max-w-160 px-in">{card.description}</p>
      <p className="field-2-3 mt-3 px-in" aria-hidden="true">
        <span className="arrow-link">{blog.readMore}</span>
      </p>
      {card.figure && (
        <div
          className={
            isNewest
              ? 'field-2-4 mt-8 -mb-part h-[clamp(12rem,24vw,26rem)] overflow-clip border-t border-rule bg-ground contain-size'
              : 'field-4 row-[1/4] -mt-4 -mb-8 min-h-36 self-stretch overflow-clip bg-ground contain-size max-wide:row-auto max-wide:mt-4'
          }
        >
          <CroppedFigure className="h-full" figure={card.figure} />
        </div>
      )}
    </article>
  )
}
