import { expect, it } from 'vitest'
import { withShortNames } from '#server/publish/assets/short-names.ts'

/** Custom properties of a stylesheet, each once. */
const namesIn = (css: string) => [...new Set(css.match(/--[\w-]+/g))]

it('gives each custom property one short name, the shortest to the one that is used most', () => {
  const css = withShortNames(':root{--rare:1px;--often:2px}a{margin:var(--often);padding:var(--often,var(--rare))}', [])
  expect(namesIn(css)).toEqual(['--b', '--a'])
  expect(css.replace(/\s/g, '')).toContain('padding:var(--a,var(--b))')
})

it('keeps a name that a script mentions, and gives no other property that name', () => {
  const css = withShortNames(':root{--a:1px;--often:2px}i{margin:var(--often)}', ["value('--a')"])
  expect(namesIn(css)).toEqual(['--a', '--b'])
})

it('tells more properties apart than there are letters', () => {
  const css = `:root{${Array.from({ length: 800 }, (_, index) => `--name-${index}:${index}px;`).join('')}}`
  const names = namesIn(withShortNames(css, []))
  expect(names).toHaveLength(800)
  expect(Math.max(...names.map((name) => name.length))).toBe(5)
})
