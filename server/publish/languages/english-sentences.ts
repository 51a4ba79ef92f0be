import { parseFragment } from 'parse5'
import { englishWordsIn } from '#content/articles/english-words.ts'
import type { PageWithoutAssets } from '#server/publish/render-pages.ts'
import { attribute, type Element, isElement, isText, type Node } from '#server/publish/text/page-markup.ts'

/** Attributes whose values are text for people. */
const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label']

/** Elements whose text is not a sentence: code, and names defined by a standard. */
const passedOver = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'svg'])

/** An English text on a page of another language. */
interface ForeignSentence {
  text: string
  words: readonly string[]
}

/**
 * English texts in the markup of a French page, except in elements with `lang="en"`.
 * @param allowed names that stay in English, longest first; those of the site by default
 */
export function foreignSentences(markup: string, allowed?: readonly string[]): ForeignSentence[] {
  const found: ForeignSentence[] = []
  const look = (text: string) => {
    const words = englishWordsIn(text, allowed)
    if (words.length > 0) found.push({ text: text.replace(/\s+/g, ' ').trim(), words })
  }
  const visit = (node: Node) => {
    if (isText(node)) return look(node.value)
    if (isElement(node)) {
      if (passedOver.has(node.tagName) || isEnglish(node) || isSourceList(node)) return
      for (const name of spoken) look(attribute(node, name) ?? '')
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  // With scripting, the content of noscript is one text, in which names of classes look like words.
  visit(parseFragment(markup, { scriptingEnabled: false }))
  return found
}

/** A list of sources names works, journals and bodies as they are published. */
const isSourceList = (element: Element): boolean => attribute(element, 'id') === 'sources'

const isEnglish = (element: Element): boolean => attribute(element, 'lang')?.startsWith('en') ?? false

/** Maximum number of lines in a message: a page left in English has hundreds. */
const most = 40

/**
 * Looks for English sentences in French pages: in their text, their text alternatives, titles and descriptions.
 * @throws {Error} naming the page and the text of each
 */
export function checkSentences(pages: readonly PageWithoutAssets[]): void {
  const problems = pages.flatMap(({ path, document, metadata: { title, description } }) => {
    const described = `<p>${escaped(title)}</p><p>${escaped(description)}</p>`
    return foreignSentences(described + document.body).map(
      ({ text, words }) => `/${path}: an English text, by the words ${[...new Set(words)].join(', ')}: "${text}"`,
    )
  })
  if (problems.length === 0) return
  const advice =
    'Translate it in content/fr/. Mark a title that stays in English with lang="en", or list a name in content/articles/english-words.ts.'
  const lines = [...new Set(problems)]
  const more = lines.length > most ? [`and ${lines.length - most} more`] : []
  throw new Error([...lines.slice(0, most), ...more, advice].join('\n'))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
