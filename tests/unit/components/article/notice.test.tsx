import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleContent } from '#components/article/ArticleContent.tsx'
import { ArticleList } from '#components/article/ArticleList.tsx'
import { leadFigures, readingOrder } from '#content/articles/related.ts'
import type { Article } from '#content/schema/article.ts'
import { changed, parse, withBody } from '#tests/unit/content/markdown/sample.ts'

/** A post of 300 words in one section, with a topic of its own. */
const notice = read(
  withBody(`## What changed\n\n${'A bridge of the sheet is drawn again. '.repeat(37).trim()}\n`)
    .replace('---\n', '---\nform: notice\n')
    .replace('[staypoints, trips]', '[notices]'),
)
const article = read(changed('draft: false', ''))

function read(source: string): Article {
  const { article: found, problems } = parse(source)
  if (!found) throw new Error(problems.join('\n'))
  return found
}

const draw = (markup: Parameters<typeof renderToStaticMarkup>[0]) =>
  new JSDOM(renderToStaticMarkup(markup)).window.document

test('a post claims to be an article unless it says otherwise', () => {
  expect([article.form, notice.form]).toEqual(['article', 'notice'])
  expect(parse(withBody('## One\n').replace('---\n', '---\nform: note\n')).problems).toEqual([
    '2: form "note": use one of article, notice',
  ])
})

test('its card is marked, and holds no place for a figure', () => {
  const [figure] = leadFigures([notice])
  expect(figure).toBeUndefined()
  const card = draw(<ArticleList cards={[{ ...notice, href: '/blog/x', figure, stage: 'published' }]} elsewhere={[]} />)
  expect(card.querySelector('.article-card-notes')?.textContent).toContain('1 minNotice')
  expect(card.querySelector('.article-card-figure')).toBeNull()
  const other = draw(
    <ArticleList cards={[{ ...article, href: '/blog/x', figure, stage: 'published' }]} elsewhere={[]} />,
  )
  expect(other.body.textContent).not.toContain('Notice')
})

test('a notice that the other language alone has is one line of the list, in its own language', () => {
  const elsewhere = [{ title: 'Avis de crue', href: '/fr/blogue/crue', tag: 'fr-CA', isoDate: '' } as const]
  const { body } = draw(<ArticleList cards={[]} elsewhere={elsewhere} />)
  expect(body.textContent).toBe('“Avis de crue” appears in French only.')
  const link = body.querySelector('a')
  expect(['href', 'hreflang', 'lang'].map((name) => link?.getAttribute(name))).toEqual([
    '/fr/blogue/crue',
    'fr-CA',
    'fr-CA',
  ])
})

test('its page has neither contents of one section nor a list of related articles that is empty', () => {
  const related = readingOrder([notice, article]).related(notice)
  const link = { href: '/blog/y', title: 'Another', date: 'October 14, 2025', readingMinutes: 6 }
  const readOn = { related: [], older: link, newer: undefined }
  const page = draw(<ArticleContent article={notice} stage="published" readOn={readOn} />)
  expect(related).toEqual([])
  expect(page.querySelector('.section-index')).toBeNull()
  expect(page.querySelector('#read-on')).toBeNull()
  expect(page.querySelector('nav.read-on')?.getAttribute('aria-label')).toBe('Before and after')
  expect(page.querySelector('header')?.textContent).toContain('1 minute')
  expect(page.querySelector('header')?.textContent).toContain('Notice')
})

test.each([
  ['published', undefined],
  ['draft', 'Draft, not published'],
  ['scheduled', 'Not published before its date'],
] as const)('an article that is %s bears the mark %s, on its card and its page', (stage, mark) => {
  const card = draw(<ArticleList cards={[{ ...article, href: '/blog/x', figure: undefined, stage }]} elsewhere={[]} />)
  const readOn = { related: [], older: undefined, newer: undefined }
  const page = draw(<ArticleContent article={article} stage={stage} readOn={readOn} />)
  for (const { body } of [card, page]) expect(body.querySelector('.data strong')?.textContent).toBe(mark)
})
