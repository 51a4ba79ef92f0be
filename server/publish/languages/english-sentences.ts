import { parseFragment } from 'parse5'
import type { PageWithoutAssets } from '#server/publish/render.ts'
import { attribute, type Element, isElement, isText, type Node } from '#server/publish/text/page-markup.ts'

/** Words of which English sentences are made and French ones are not. */
const englishWords =
  /(?:^|[\s(“"«])(the|and|of|with|which|that|this|these|from|are|is|was|were|by|its|not|we|our|you|your|for|have|has|how|what|where|when|than|then|they|their|be|been|it|to)(?=$|[\s).,;:!?”"»])/gi

/** Attributes whose values people hear or read. */
const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label']

/** Elements whose text is no sentence: code, and a name that a standard gives. */
const passedOver = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'svg'])

/** A text that stands in English on a page of another language. */
interface ForeignSentence {
  text: string
  words: readonly string[]
}

/**
 * English texts in the markup of a page in French, but for elements that say by `lang` that they are English.
 * @param allowed texts that are names and stay as they are, longest first
 */
export function foreignSentences(markup: string, allowed: readonly string[] = []): ForeignSentence[] {
  const found: ForeignSentence[] = []
  const look = (text: string) => {
    // One word is no sentence: the name of a column, for one.
    if (!/\S\s+\S/.test(text)) return
    const rest = allowed.reduce((left, name) => left.replaceAll(name, ''), text)
    // 'To' is the unit of a thousand gigabytes.
    const words = [...rest.matchAll(englishWords)].map(([, word = '']) => word).filter((word) => word !== 'To')
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

/** Lines of one message. A page left in English has hundreds. */
const most = 40

/** Names in English that stand within French sentences, because they have no French. The longest stands first. */
const names = ['Bureau of Public Roads']

/**
 * Looks for English sentences in French pages: in their text, their text alternatives, titles and descriptions.
 * @throws {Error} naming the page and the text of each
 */
export function checkSentences(pages: readonly PageWithoutAssets[]): void {
  const problems = pages.flatMap(({ path, document, metadata: { title, description } }) => {
    const described = `<p>${escaped(title)}</p><p>${escaped(description)}</p>`
    return foreignSentences(described + document.body, names).map(
      ({ text, words }) => `/${path}: an English text, by the words ${[...new Set(words)].join(', ')}: "${text}"`,
    )
  })
  if (problems.length === 0) return
  const advice =
    'Say it in French in content/fr/. Mark a title that stays in English with lang="en", or list a name in server/publish/languages/english-sentences.ts.'
  const lines = [...new Set(problems)]
  const more = lines.length > most ? [`and ${lines.length - most} more`] : []
  throw new Error([...lines.slice(0, most), ...more, advice].join('\n'))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
