import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { ArrowLink, TextLink } from '#components/ui/links.tsx'
import type { Ground } from '#components/ui/Section.tsx'
import type { OtherNotice } from '#content/articles/plain-articles.server.ts'
import type { PublicationStatus } from '#content/articles/publication-status.ts'
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
  stage: PublicationStatus
  /** One of the article's figures. Undefined for an article without figures. */
  figure: FigureName | undefined
}

/**
 * All articles, newest first, in cards of one field each, which fill a rectangle. The newest takes two fields of two rows;
 * after the fifth, one of seven takes two fields, and the cards of the last row share it. How to follow the blog is a strip
 * below them.
 * @param elsewhere notices in the other language only, one line each below the list
 */
export function ArticleList({
  cards,
  elsewhere,
}: {
  cards: readonly ArticleCard[]
  elsewhere: readonly OtherNotice[]
}) {
  return (
    <section className="sheet pb-foot print:block">
      <div className="article-grid numbered staggered">
        {cards.map((card, index) => (
          <Card
            card={card}
            place={placeOf(index, cards.length)}
            ground={groundOf(card.figure, index)}
            key={card.href}
          />
        ))}
      </div>
      <Follow />
      {elsewhere.map(({ href, tag, title }) => (
        <p className="border-b border-ink py-4" key={href}>
          {blog.elsewhere.before}
          <a href={href} hrefLang={tag} lang={tag}>
            {title}
          </a>
          {blog.elsewhere.after}
        </p>
      ))}
    </section>
  )
}

type Place = 'newest' | 'row' | 'wide' | 'half' | 'usual'

/** How many cards are beside the newest one. With fewer articles, it has the whole first row. */
const beside = (count: number): number => (count > 4 ? 4 : 0)

function placeOf(index: number, count: number): Place {
  if (index === 0) return 'newest'
  const last = columnsOfLastRow(count)
  if (index === count - 1 && last === 1) return 'row'
  if (index >= count - 2 && last === 2) return 'half'
  if (index === count - 1 && last === 3) return 'wide'
  return (index - 1 - beside(count)) % 7 === 2 ? 'wide' : 'usual'
}

/** Number of columns, of four, that the usual cards take in the last row; 0 if they fill it. */
function columnsOfLastRow(count: number): number {
  const below = Math.max(0, count - 1 - beside(count))
  return (below + Math.floor((below + 4) / 7)) % 4
}

const wideCard = 'article-card max-narrow:article-row grid-rows-[1fr_auto_auto_auto_auto]'
const wideTitle = 'px-in text-title-1 max-narrow:text-name'
const wideCrop = 'article-crop min-h-44 max-narrow:article-crop-beside'

const cardsAt: Record<Place, string> = {
  newest: 'article-newest article-card',
  row: `col-span-full ${wideCard}`,
  wide: `col-span-6 max-plates:col-span-full ${wideCard}`,
  half: `col-span-6 ${wideCard}`,
  usual: 'col-span-3 article-card max-plates:col-span-6 max-narrow:article-row grid-rows-[auto_auto_auto_1fr_auto]',
}

const titlesAt: Record<Place, string> = {
  newest: 'px-in text-display-1 fr:text-title-2',
  row: wideTitle,
  wide: wideTitle,
  half: wideTitle,
  usual: 'px-in text-name',
}

const cropsAt: Record<Place, string> = {
  newest:
    'article-crop min-h-44 narrow:max-plates:min-h-80 plates:order-none plates:mt-2 plates:border-t plates:border-b-0',
  row: wideCrop,
  wide: wideCrop,
  half: wideCrop,
  usual: 'article-crop aspect-8/5 max-narrow:article-crop-beside',
}

// Two cards in a row on a narrower page, and four on any, have room for forty letters a line in small type alone.
const wideDescription =
  'max-w-measure px-in text-ui max-plates:text-note max-plates:tracking-[-0.01em] max-narrow:col-span-full max-narrow:text-ui'

const descriptionsAt: Record<Place, string> = {
  newest: 'max-w-measure px-in text-balance',
  row: wideDescription,
  wide: wideDescription,
  half: wideDescription,
  usual: 'px-in text-ui max-field:text-note max-field:tracking-[-0.01em] max-narrow:col-span-full max-narrow:text-ui',
}

/** Background of a card: that of its drawing, or a shade that comes back every seven cards. */
function groundOf(figure: FigureName | undefined, index: number): Ground {
  const { ground } = figure ? figureOf(figure) : { ground: 'paper' as const }
  return ground === 'paper' && (index % 7 === 2 || index % 7 === 0) && index > 0 ? 'deep' : ground
}

/** An article in the list: a part of one of its figures above its words, or beside them on a phone. */
function Card({ card, place, ground }: { card: ArticleCard; place: Place; ground: Ground }) {
  return (
    <article className={ground === 'paper' ? cardsAt[place] : `${ground} ${cardsAt[place]}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 px-in text-note">
        <time className="data text-burnt" dateTime={card.isoDate}>
          {card.date}
        </time>
        <span>
          {card.author}, {blog.minutes(card.readingMinutes)}
        </span>
        {card.form === 'notice' && <span>{blog.notice}</span>}
        <StageMark stage={card.stage} />
      </p>
      <h2 className={titlesAt[place]}>
        <a className="no-underline after:absolute after:inset-0" href={card.href}>
          {card.title}
        </a>
      </h2>
      <p className={descriptionsAt[place]}>{card.description}</p>
      <p className="px-in max-narrow:col-span-full" aria-hidden="true">
        <span className="arrow-link text-ui">{blog.readMore}</span>
      </p>
      {card.figure && (
        <div className={cropsAt[place]}>
          <CroppedFigure className="h-full" figure={card.figure} />
        </div>
      )}
    </article>
  )
}

/** The strip below the list: how to follow the blog, and an invitation to ask a question. */
function Follow() {
  const { title, text, feed, consultation } = blog.follow
  return (
    <div className="night flex flex-wrap items-baseline gap-x-8 gap-y-1 py-3">
      <h2 className="text-name">{title}</h2>
      <p>
        {text} <TextLink to={feed} />
      </p>
      <p className="wide:ml-auto">
        <ArrowLink to={consultation} />
      </p>
    </div>
  )
}
