import { type CustomProperty, type Selector, transform, type Variable } from 'lightningcss'
import { expect, it } from 'vitest'
import { type BuiltPage, everyPage, readBuilt } from './site.ts'

/** All that the styles of a page say: those in its head, and those of the sheets that it links. */
function rulesOf({ html, document }: BuiltPage) {
  const linked = [...html.matchAll(/href="\/(assets\/styles\/[^"]+\.css)"/g)].map(([, file = '']) => readBuilt(file))
  const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
  const set = new Set<string>()
  const used = new Set<string>()
  const classes = new Set<string>()
  transform({
    filename: 'built.css',
    code: Buffer.from([...inline, ...linked].join('\n')),
    visitor: {
      Declaration: { custom: ({ name }: CustomProperty) => void set.add(name) },
      Rule: { property: ({ value }) => void set.add(value.name) },
      Variable: ({ name, fallback }: Variable) => {
        if (!fallback) used.add(name.ident)
      },
      Selector: (selector: Selector) => {
        for (const part of selector) if (part.type === 'class') classes.add(part.name)
      },
    },
  })
  return { set, used, classes }
}

/** One page for each set of styles: pages with the same classes share theirs. */
const onePerSet = new Map(everyPage.map((page) => [/<style>[^<]*/.exec(page.html)?.[0], page])).values()

for (const page of onePerSet)
  it(`${page.address} sets every custom property that its styles use, and styles every class`, () => {
    const { set, used, classes } = rulesOf(page)
    expect([...used].filter((name) => !set.has(name))).toEqual([])
    const named = [...page.document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
    // The ground of most headers needs no rule, and the first layout names title blocks to leave them out.
    const unstyled = [...new Set(named)].filter(
      (name) => !classes.has(name) && !['paper', 'title-block'].includes(name),
    )
    expect(unstyled).toEqual([])
  })
