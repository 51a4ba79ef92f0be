/* Numbers, certifications and open questions in the words of pages: nothing is stated that the company does not state. */

import { describe, expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { lacksStatus, unregistered } from '#content/articles/certification-names.ts'
import { openQuestions } from '#content/articles/open-questions.ts'
import { figuresIn } from '#content/articles/stated-figures.ts'
import { builtFiles, builtPages, readBuilt } from './built-pages.ts'
import { unstated } from './unstated-figures.ts'
import { fold, wordBlocks } from './word-blocks.ts'

/**
 * The figures that an article's front matter gives a reason for, by its address, and by its title and description, which other
 * pages show.
 */
const reasoned = new Map(
  loadArticles({ drafts: false }).flatMap(({ slug, title, description, numbers }) =>
    [`/blog/${slug}`, title, description].map((key) => [key, Object.keys(numbers).flatMap(figuresIn)] as const),
  ),
)

describe.each(builtPages)('words of $address', ({ address, document }) => {
  const blocks = wordBlocks(document)
  const isReasoned = (figure: string, text: string) =>
    [address, text].some((key) => reasoned.get(key)?.includes(figure))

  it('state no figure that is neither a claim, nor of the day, nor called an example', () => {
    const loose = blocks.flatMap((block) =>
      unstated(block)
        .filter((figure) => !isReasoned(figure, block.text))
        .map((figure) => `${figure} in: ${block.text.slice(0, 160)}`),
    )
    expect(loose).toEqual([])
  })

  it('name no certification that is not in the register', () => {
    expect(blocks.flatMap(({ text }) => unregistered(text))).toEqual([])
  })

  it('never leave FedRAMP High without its status', () => {
    const labels = ['TITLE', 'META']
    const found = blocks.filter(({ text, element }) => lacksStatus(text) && !labels.includes(element.tagName))
    expect(found.map(({ text }) => text)).toEqual([])
  })
})

it('no page, feed or data file in either language publishes an open question or an invented telephone number', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|json|txt|xml|md|csv)$/.test(file))
  expect(texts.length).toBeGreaterThan(200)
  const found = texts.flatMap((file) => {
    const [phrase] = openQuestions.exec(fold(readBuilt(file))) ?? []
    return phrase === undefined ? [] : [`${file}: ${phrase}`]
  })
  expect(found).toEqual([])
})
