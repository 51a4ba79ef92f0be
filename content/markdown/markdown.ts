/// <reference path="./markdown-it-container.d.ts" />

/* The Markdown parser of articles, with the extensions that the site adds to it. */

import MarkdownIt, { type StateCore, type StateInline, type Token } from 'markdown-it'
import container from 'markdown-it-container'
import { typeset as typesetEnglish } from '#content/en/language/typography.ts'
import { typeset as typesetFrench } from '#content/fr/language/typography.ts'
import type { LanguageName } from '#content/languages/languages.ts'
import { languageOfTitle } from '#content/sources/cited.ts'
import { quotes, typeset } from '#words/language/typography.ts'
import { noteMistyped } from './mistyped-markup.ts'

/** `{{en: watermark}}`, with a language tag of two letters (ISO 639-1). Keys of placeholders have no colon. */
const foreign = /\{\{([a-z]{2}):([^{}]+)\}\}/y

/**
 * A phrase in another language than the article's, as `<i lang="en">`, so that a screen reader pronounces it right (WCAG
 * 2.2, criterion 3.1.2) and the build does not take it for a sentence that was left in English.
 */
function foreignPhrase(state: StateInline, silent: boolean): boolean {
  foreign.lastIndex = state.pos
  const [whole, tag = '', phrase = ''] = foreign.exec(state.src) ?? []
  if (whole === undefined) return false
  if (!silent) {
    state.push('foreign_open', 'i', 1).attrSet('lang', tag)
    state.push('text', '', 0).content = phrase.trim()
    state.push('foreign_close', 'i', -1)
  }
  state.pos += whole.length
  return true
}

/** An apostrophe that begins a word: '98, the '90s, 'tis, rock 'n' roll. Before any other letter it may be a quote. */
const leadingApostrophe = /(?<![\p{L}\p{N}])'(?=(?:\d\ds?|tis|twas|twere|twould|til|cause|em|n'?)(?![\p{L}\p{N}']))/giu

/** The minutes of 45° 25' 16" or the feet of 5'10", and what is left of either, its seconds or inches. */
const minutes = /(?<=°\s?\d+(?:[.,]\d+)?)'|(?<=\d)'(?=\s?\d+(?:[.,]\d+)?")/g
const seconds = /(?<=′\s?\d+(?:[.,]\d+)?)(?:"|'')/g

/**
 * Sets dashes (not those of --> and <!--), ellipses, the primes of angles, and the apostrophes that begin a word;
 * `smartquotes` sets all others. The parser's own replacements are off, because they also turn (c) into ©, +- into ± and ????
 * into ???. The words of an address stay as they are.
 */
function setTypography({ tokens }: StateCore): void {
  for (const { children } of tokens)
    for (const [index, token] of (children ?? []).entries()) {
      if (token.type !== 'text') continue
      if (children?.[index - 1]?.info === 'auto') token.type = 'text_special'
      else
        token.content = token.content
          .replace(/(?<![-!<])---(?![->])/g, '—')
          .replace(/(?<=^|\s)--(?=\s|$)|(?<=[^-\s!<])(?<!\bxn)--(?=[^-\s>])/gm, '–')
          .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
          .replace(minutes, '′')
          .replace(seconds, '″')
          .replace(leadingApostrophe, '’')
    }
}

/** An apostrophe that no rule has paired as a quote: 'kay. */
function setLoneApostrophes({ tokens }: StateCore): void {
  for (const { children } of tokens)
    for (const token of children ?? []) if (token.type === 'text') token.content = token.content.replaceAll("'", '’')
}

/** What the text after a token sees of it: a number, a space or a letter. */
function endOf({ type, content }: Token): string {
  if (type === 'placeholder') return '0'
  return type.endsWith('break')
    ? ' '
    : content
        .slice(-1)
        .replace(/\d/, '0')
        .replace(/[^\d\s]/, 'x')
}

/** The typography of each language, for a text that is not in that of the build. */
const typesetIn = { en: typesetEnglish, fr: typesetFrench } as const satisfies Record<LanguageName, unknown>

/** A text with its quotes, spaces and apostrophes as a language sets them, before it is parsed with that `env.language`. */
export const presetIn = (name: LanguageName, text: string): string => typesetIn[name](text)

/**
 * Sets the words of each text as the other words of the site, which are typeset where they are exported. A text may begin
 * with the unit of a number that is bold or a key in braces. Phrases and titles in another language keep their own rules.
 */
function setWords({ tokens, env }: StateCore): void {
  const set = env.language === 'en' || env.language === 'fr' ? typesetIn[env.language] : typeset
  for (const { children } of tokens) {
    let before = ''
    for (const [index, token] of (children ?? []).entries()) {
      const opening = children?.[index - 1]?.type
      const isForeign = opening === 'foreign_open' || (opening === 'em_open' && languageOfTitle(token.content))
      if (token.type === 'text' && !isForeign) token.content = set(before + token.content).slice(before.length)
      before = endOf(token) || before
    }
  }
}

/**
 * The one parser of articles. It recognizes HTML, footnotes and further markup that articles do not have, so that it can be
 * refused with its line (mistyped-markup.ts), and adds `::: aside`, `::: definition Term`, `{{placeholder}}` and
 * `{{en: phrase}}`. `javascript:` and `data:` links stay text.
 *
 * Off are headings underlined with dashes, because a stray `---` under a paragraph would turn the paragraph into a section,
 * and code by indentation, because it would publish an indented comment.
 */
export const markdown = new MarkdownIt({ html: true, typographer: true, quotes }).disable([
  'lheading',
  'code',
  'reference',
  'strikethrough',
  'replacements',
])

markdown.use(container, 'aside', { validate: (params) => params.trim() === 'aside' })
markdown.use(container, 'definition', { validate: (params) => /^definition\s+\S/.test(params.trim()) })
markdown.inline.ruler.before('link', 'foreign_phrase', foreignPhrase)
markdown.inline.ruler.before('link', 'placeholder', tokenOf('placeholder', /\{\{([^{}]*)\}\}/y))
markdown.inline.ruler.before('link', 'footnote', tokenOf('footnote', /\[\^([^\]\n]+)\]/y))
markdown.core.ruler.after('inline', 'mistyped', noteMistyped)
markdown.core.ruler.before('smartquotes', 'typography', setTypography)
markdown.core.ruler.after('smartquotes', 'lone_apostrophes', setLoneApostrophes)
markdown.core.ruler.after('lone_apostrophes', 'words', setWords)

const { rules } = markdown.renderer
const { escapeHtml } = markdown.utils
/** Code scrolls, and only what can be focused can be scrolled by keys. */
rules.fence = (tokens, index) => `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
/** Also in articles that are refused, HTML stays text. */
for (const type of ['html_block', 'html_inline', 'footnote'])
  rules[type] = (tokens, index) => escapeHtml(tokens[index]?.content ?? '')

/** HTML of whole blocks. Their inline tokens must be finished. */
export const renderBlocks = (tokens: Token[]): string => markdown.renderer.render(tokens, markdown.options, {}).trim()

/** HTML of the content of one finished inline token; empty without a token. */
export const renderInline = (inline: Token | undefined): string =>
  markdown.renderer.renderInline(inline?.children ?? [], markdown.options, {})

/** A rule that pushes a token of a type, with what the pattern's group contains as its content. `inline.ts` finishes both types. */
function tokenOf(type: 'placeholder' | 'footnote', pattern: RegExp) {
  return (state: StateInline, silent: boolean): boolean => {
    pattern.lastIndex = state.pos
    const match = pattern.exec(state.src)
    if (!match) return false
    if (!silent) state.push(type, '', 0).content = (match[1] ?? '').trim()
    state.pos += match[0].length
    return true
  }
}
