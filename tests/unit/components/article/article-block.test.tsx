import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleBlock } from '#components/article/ArticleBlock.tsx'
import { figureOf } from '#components/figures/figures.ts'
import type { ArticleFigureName } from '#content/schema/article.ts'
import { figureNames } from '#content/schema/figure.ts'
import { figureData } from '#words/figures.ts'
import { articlePage } from '#words/pages/blog.ts'
import { dataPage } from '#words/pages/papers/data.ts'

const draw = (name: ArticleFigureName) =>
  renderToStaticMarkup(
    <ArticleBlock block={{ kind: 'figure', name, number: 2, alt: 'What it shows.', caption: 'It.' }} />,
  )

test('a long figure, and no other, can be scrolled, by keyboard too, under a name of its own', () => {
  const scrolling = figureNames.filter((name) =>
    draw(name).includes(
      `<section class="plate-frame" aria-label="${articlePage.scrolls(2)}" tabindex="0"><div class="plate">`,
    ),
  )
  const long = figureNames.filter((name) => figureOf(name).extent === 'long')
  expect(long).not.toEqual([])
  expect(scrolling).toEqual(long)
})

test('a figure nearly as high as wide shares its row with the caption', () => {
  expect(draw('social')).toContain('class="article-figure tall"')
  expect(draw('mesh')).toContain('class="article-figure tall"')
  expect(draw('transit')).toContain('class="article-figure"')
  expect(draw('stays')).toContain('class="article-figure"')
})

test('the words of the article stand for the figure, its number before its caption, and its data after it', () => {
  expect(draw('fence')).toMatch(/alt="What it shows\."[^>]*loading="lazy"/)
  expect(draw('fence')).toContain(
    `<figcaption>${articlePage.figure(2)} It. <a href="/data#of-fence">${figureData}<span class="sr-only">, ${dataPage.figures.names.fence}</span></a></figcaption>`,
  )
})
