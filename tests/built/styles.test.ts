/* Every class has a rule, and every custom property a value. */

import { type CustomProperty, type Selector, transform, type Variable } from 'lightningcss'
import { expect, it } from 'vitest'
import { type BuiltPage, everyPage, readBuilt } from './built-pages.ts'

const inlineStyles = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')

/** All that the styles of a page say: its own, and those of the sheets that it links. */
function rulesOf(page: BuiltPage) {
  const { html } = page
  const linked = [...html.matchAll(/href="\/(assets\/styles\/[^"]+\.css)"/g)].map(([, file = '']) => readBuilt(file))
  const set = new Set<string>()
  const used = new Set<string>()
  const classes = new Set<string>()
  transform({
    filename: 'built.css',
    code: Buffer.from([...inlineStyles(page), ...linked].join('\n')),
    visitor: {
      Declaration: { custom: ({ name }: CustomProperty) => void set.add(name) },
      Rule: { property: ({ value }) => void set.add(value.name) },
      Variable: ({ name, fallback }: Variable) => {
        if (!fallback) used.add(name.ident)
      },
      Selector: (selector: Selector) => {
        for (const name of classesOf(selector)) classes.add(name)
      },
    },
  })
  return { set, used, classes }
}

/** The classes of a selector, also of those within `:is()` or `:has()`. */
function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return part.name
    const isNested =
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    return isNested ? part.selectors.flatMap(classesOf) : []
  })
}

/** One page for each set of styles: pages with the same classes share theirs. */
const onePerSet = new Map(everyPage.map((page) => [inlineStyles(page).join(''), page])).values()

for (const page of onePerSet)
  it(`${page.address} sets every custom property that its styles use, and styles every class`, () => {
    const { set, used, classes } = rulesOf(page)
    // A plate says how its labels look, and labels how many units it has. Some plates have no labels.
    expect([...used].filter((name) => !set.has(name) && name !== '--units')).toEqual([])
    const named = [...page.document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
    // The ground of most headers needs no rule, the first layout names title blocks to leave them out, and variants name groups.
    const withoutRule = ['paper', 'title-block', 'group']
    const unstyled = [...new Set(named)].filter((name) => !classes.has(name) && !withoutRule.includes(name))
    expect(unstyled).toEqual([])
  })
