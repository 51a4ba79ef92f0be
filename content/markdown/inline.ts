/* Finishes the text of an article: fills in numbers, checks links, marks other languages. */

import type { Token } from 'markdown-it'
import type { LanguageName } from '#content/languages/languages.ts'
import { languageOfTitle } from '#content/sources/cited.ts'
import { markdown, presetIn } from './markdown.ts'
import { mistypedIn } from './mistyped-markup.ts'
import { type PlaceholderValues, placeholderValue, unknownPlaceholder } from './placeholders.ts'
import type { Report } from './problem.ts'

/** Resolves references in the text of an article: numbers of the day, claims, and other articles. */
export interface Vocabulary {
  words: PlaceholderValues
  /** Address of an article, by the name of its file: that is how links name it. */
  addressOf: (id: string) => string
  /** Records a link into this site. All are checked once every article has been read. */
  noteLink: (href: string, line: number) => void
}

/**
 * Finishes one inline token in place: placeholders become text, links are checked, external ones get a `rel`, titles in
 * another language a `lang`.
 * @param line of the file on which the token begins
 * @param isTitle whether it is a section heading, which has no links
 */
export function finishInline(
  token: Token,
  line: number,
  vocabulary: Vocabulary,
  report: Report,
  isTitle = false,
): void {
  const children = token.children ?? []
  for (const left of mistypedIn(token)) {
    const isRefused = isTitle && ['a link', 'an address', 'a figure'].includes(left.kind)
    const advice = isRefused ? `has ${left.kind}: link words of the text, and write words alone here` : left.advice
    report(line + left.line, `"${left.words}" ${advice}`)
  }
  let at = line
  for (const [index, child] of children.entries()) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') at += 1
    else if (child.type === 'placeholder') fill(child, at, vocabulary.words, report)
    else if (child.type === 'footnote')
      report(at, `footnote [^${child.content}]: there are none: say it in the sentence, or in a note (::: aside)`)
    else if (child.type === 'html_inline') report(at, htmlMistake(child.content))
    else if (child.type === 'link_open') {
      checkLink(child, at, vocabulary, report)
      const within = children[index + 1]
      if (within?.type === 'link_close' || (within?.type === 'text' && within.content.trim() === ''))
        report(at, `link "${child.attrGet('href')}" without words: write [words](/about)`)
    } else if (child.type === 'em_open' || child.type === 'strong_open') {
      const within = children[index + 1]
      markTitle(child, within)
      const isProduct = /\d$/.test(children[index - 1]?.content ?? '') && /^\d/.test(within?.content ?? '')
      if (isProduct || /^[,;)]\s/.test(within?.content ?? ''))
        report(at, `"${child.markup}" emphasizes what follows: write × for a product, \\* for the sign`)
    } else if (child.type === 'foreign_open')
      plainText(children[index + 1]?.content ?? '', {}, (text) => report(at, text))
    else if (child.type === 'image')
      report(
        at,
        `image "${child.content}": a figure stands alone in its paragraph, as ![what it shows](figure:name "caption")`,
      )
    if (child.type === 'html_inline') at += child.content.split('\n').length - 1
  }
}

/**
 * The message about an HTML tag, comment or declaration.
 * @param backslash how the file writes a backslash there: two in a field in double quotes
 */
export const htmlMistake = (html: string, backslash = '\\'): string =>
  `"${html.trim().split('\n')[0]}" is HTML, and articles have none: take it out. For the sign itself write ${backslash}<`

/** The words of a heading without markup. Its token must be finished. */
export function headingText({ children }: Token, line: number, report: Report): string {
  const words = children ?? []
  if (words.some(({ type }) => type === 'link_open')) report(line, 'link in a section heading: link words of the text')
  const text = words
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('')
    .trim()
  if (text === '') report(line, 'heading without words: write some, or take the line out')
  return text
}

/** What a text without markup consists of. */
const plainTypes = new Set(['text', 'text_special', 'placeholder', 'softbreak'])

/**
 * The words of a text that is shown without markup, such as a title, with placeholders filled and curly quotes. Reports all
 * markup.
 * @param backslash how the file writes a backslash there: two in a field in double quotes
 * @param language of a text that is not in that of the build
 */
export function plainText(
  text: string,
  words: PlaceholderValues,
  report: (message: string) => void,
  backslash = '\\',
  language?: LanguageName,
): string {
  const tokens = markdown.parseInline(language === undefined ? text : presetIn(language, text), { language })
  const children = tokens.flatMap((token) => token.children ?? [])
  const markup = children.find(({ type }) => !plainTypes.has(type))
  const [left] = tokens.flatMap(mistypedIn)
  const advice = `and this text is shown without markup: write words alone, or ${backslash} before the sign`
  if (markup?.type === 'html_inline') report(htmlMistake(markup.content, backslash))
  else if (markup) report(`"${markup.markup || markup.content || '['}" is markup, ${advice}`)
  else if (left) report(`"${left.words}" has ${left.kind}, ${advice}`)
  return children
    .map((child) => {
      if (child.type === 'placeholder') fill(child, 0, words, (_, message) => report(message))
      return child.type === 'softbreak' ? ' ' : child.content
    })
    .join('')
}

function fill(token: Token, line: number, words: PlaceholderValues, report: Report): void {
  const word = placeholderValue(token.content, words)
  if (word === undefined) report(line, unknownPlaceholder(token.content, words))
  token.type = 'text'
  token.content = word ?? ''
}

/** Adds `lang` to an emphasized title of a source in another language, so that screen readers change their voice. */
function markTitle(emphasis: Token, within: Token | undefined): void {
  const language = languageOfTitle(within?.content ?? '')
  if (language !== undefined) emphasis.attrSet('lang', language)
}

function checkLink(token: Token, line: number, { addressOf, noteLink }: Vocabulary, report: Report): void {
  const href = String(token.attrGet('href') ?? '')
  const { host, username = '', password = '' } = URL.parse(href) ?? {}
  if (href.includes('%7B%7B')) report(line, `link "${decodeURI(href)}": an address has no keys in braces: write it out`)
  if (username !== '' || password !== '')
    report(line, `link to ${host}: take the name and the password out, which the page would show to everyone`)
  else if (href.startsWith('https://')) {
    if (!/^[^.]+(?:\.[^.]+)+$/.test(URL.parse(href)?.hostname ?? ''))
      report(line, `link "${href}" leads nowhere: write the whole address, as https://example.org/`)
    token.attrSet('rel', 'noopener noreferrer')
  } else if (/^(\/(?!\/)|#.)/.test(href)) {
    const [, id, rest = ''] = /^\/blog\/([^#?]+)(.*)$/.exec(href) ?? []
    const address = id === undefined ? href : `/blog/${addressOf(id)}${rest}`
    token.attrSet('href', address)
    noteLink(address, line)
  } else if (href.startsWith('mailto:')) {
    if (!/^mailto:[^@?]+@[^@?]+\.[^@?.]+(?:\?|$)/.test(href))
      report(line, `link "${href}" leads nowhere: write the whole address, as mailto:name@example.org`)
  } else report(line, `link "${href}": write the address from the root, as /about, or a full https address`)
}
