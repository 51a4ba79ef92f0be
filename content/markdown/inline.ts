import type { Token } from 'markdown-it'
import { languageOfTitle } from '#content/sources/cited.ts'
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
 */
export function finishInline(token: Token, line: number, vocabulary: Vocabulary, report: Report): void {
  let at = line
  for (const [index, child] of (token.children ?? []).entries()) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') at += 1
    else if (child.type === 'placeholder') fill(child, at, vocabulary.words, report)
    else if (child.type === 'footnote')
      report(at, `footnote [^${child.content}]: there are none: say it in the sentence, or in a note (::: aside)`)
    else if (child.type === 'link_open') checkLink(child, at, vocabulary, report)
    else if (child.type === 'em_open') markTitle(child, token.children?.[index + 1])
    else if (child.type === 'text' && child.content.includes(']('))
      report(at, `"${child.content.trim()}" ${brokenLink(token.content)}`)
    else if (child.type === 'image')
      report(
        at,
        `image "${child.content}": a figure stands alone in its paragraph, as ![what it shows](figure:name "caption")`,
      )
  }
}

/** Why a text with the brackets of a link is not one. Reads the source, because the text has curly quotes. */
function brokenLink(source: string): string {
  if (/\]\([^)]*[“”„«»]/.test(source)) return 'has curly quotes: write straight ones, "caption"'
  if (source.includes('![')) return 'is not a figure: write ![what it shows](figure:name "caption")'
  return 'is not a link: write [words](/about), or a full https address'
}

/** The words of an inline token without markup, with placeholders filled. */
export function plainText(token: Token, line: number, words: PlaceholderValues, report: Report): string {
  return (token.children ?? [])
    .map((child) => {
      if (child.type === 'placeholder') fill(child, line, words, report)
      return child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content
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
  if (username !== '' || password !== '')
    report(line, `link to ${host}: take the name and the password out, which the page would show to everyone`)
  else if (href.startsWith('https://')) token.attrSet('rel', 'noopener noreferrer')
  else if (/^(\/(?!\/)|#.)/.test(href)) {
    const [, id, rest = ''] = /^\/blog\/([^#?]+)(.*)$/.exec(href) ?? []
    const address = id === undefined ? href : `/blog/${addressOf(id)}${rest}`
    token.attrSet('href', address)
    noteLink(address, line)
  } else if (!/^mailto:./.test(href))
    report(line, `link "${href}": write the address from the root, as /about, or a full https address`)
}
