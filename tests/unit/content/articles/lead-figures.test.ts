import { expect, test } from 'vitest'
import { leadFigures } from '#content/articles/related.ts'
import type { ArticleFigureName } from '#content/schema/article.ts'

const article = (...names: ArticleFigureName[]) => ({
  sections: [
    {
      id: 'one',
      title: 'One',
      blocks: names.map((name, index) => ({ kind: 'figure' as const, name, number: index + 1, alt: '', caption: '' })),
    },
  ],
})

test('an article takes the first of its figures that no older article stands for', () => {
  const older = article('movement', 'pipeline')
  expect(leadFigures([article('movement', 'vault'), older])).toEqual(['vault', 'movement'])
})

test('a newer article changes nothing for an older one, even where it has nothing else to show', () => {
  const older = article('movement', 'pipeline')
  expect(leadFigures([article('movement'), older])).toEqual(['movement', 'movement'])
})
