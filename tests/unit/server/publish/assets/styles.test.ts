import { expect, it } from 'vitest'
import { pageStyles, wordsInScript } from '#server/publish/assets/styles.ts'
import { readPage } from '#server/publish/text/page-reading.ts'

const cssOf = async (classes: Iterable<string>) => {
  const styles = await pageStyles(new Set(classes), [])
  return styles('withoutFiles') + styles('withFiles')
}

it('gives a page the rules of the classes in its markup, and no others', async () => {
  const css = await cssOf(readPage('<main class="mt-4  flex [&amp;_b]:mb-3">Words of no-underline</main>').classes)
  for (const rule of ['.mt-4{margin-top:1rem}', '.flex{display:flex}', '.\\[\\&_b\\]\\:mb-3 b{margin-bottom:.75rem}'])
    expect(css).toContain(rule)
  expect(css).not.toContain('.no-underline')
})

it('gives it the rules of the classes that its scripts may set', async () => {
  const script = 's("p",{className:`mt-4 `+(a?"hidden":\'flex\')});if(a<3)throw Error("None")'
  const css = await cssOf(wordsInScript(script))
  for (const rule of ['.mt-4{margin-top:1rem}', '.hidden{display:none}', '.flex{display:flex}'])
    expect(css).toContain(rule)
})
