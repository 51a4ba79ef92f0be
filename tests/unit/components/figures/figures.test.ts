import { expect, test } from 'vitest'
import { figureOf } from '#components/figures/figures.ts'
import { type FigureName, figureNames } from '#content/schema/figure.ts'
import { language } from '#language'
import { figureWords } from '#words/figures.ts'

test('a name without a drawing is an error that says which files to add it to', () => {
  const name: string = 'nowhere'
  expect(() => figureOf(name as FigureName)).toThrow(
    /'nowhere' has no drawing.*drawings\/nowhere\.tsx.*components\/figures\/figures\.ts/,
  )
})

test('a figure without words is an error that says where they belong', () => {
  const [name] = figureNames
  const words = figureWords[name]
  Reflect.deleteProperty(figureWords, name)
  try {
    expect(() => figureOf(name)).toThrow(
      `The figure '${name}' has no words. Add alt and caption to figureWords in ${language.folder}/figures.ts.`,
    )
  } finally {
    Reflect.set(figureWords, name, words)
  }
})
