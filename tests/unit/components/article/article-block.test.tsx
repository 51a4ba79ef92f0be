import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleBlock } from '#components/article/ArticleBlock.tsx'
import type { ArticleFigureName } from '#content/schema/article.ts'

const draw = (name: ArticleFigureName) =>
  renderToStaticMarkup(
    <ArticleBlock block={{ kind: 'figure', name, number: 2, alt: 'What it shows.', caption: 'It.' }} />,
  )

test('a chart of a whole day can be scrolled, by keyboard too, under a name of its own', () => {
  for (const name of ['stringline', 'screenline'] as const) {
    expect(draw(name)).toMatch(
      /<section class="plate-frame" aria-label="Figure 2; scrolls[^"]*" tabindex="0"><div class="plate">/i,
    )
  }
  expect(draw('movement')).not.toContain('plate-frame')
})

test('a figure nearly as high as wide shares its row with the caption', () => {
  expect(draw('social')).toContain('class="article-figure tall"')
  expect(draw('mesh')).toContain('class="article-figure tall"')
  expect(draw('transit')).toContain('class="article-figure"')
  expect(draw('stays')).toContain('class="article-figure"')
})

test('the words of the article stand for the figure, and its number before its caption', () => {
  expect(draw('fence')).toMatch(/alt="What it shows\."[^>]*loading="lazy"/)
  expect(draw('fence')).toContain('<figcaption>Fig. 2. It.</figcaption>')
})
