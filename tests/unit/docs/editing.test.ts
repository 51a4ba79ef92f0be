import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleFigureNames } from '#content/markdown/blocks.ts'

test('docs/editing.md lists every figure and table that an article can set, and no other', () => {
  const text = readFileSync('docs/editing.md', 'utf8')
  const list = text.slice(text.indexOf('| Name | What it shows |')).split('\n\n', 1)[0] ?? ''
  const listed = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(articleFigureNames.toSorted())
})
