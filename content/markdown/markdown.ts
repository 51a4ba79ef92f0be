/// <reference path="./markdown-it-container.d.ts" />
import MarkdownIt, { type StateInline, type Token } from 'markdown-it'
import container from 'markdown-it-container'

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

/**
 * The one parser of articles: raw HTML is text, `javascript:` and `data:` links stay text.
 * It adds `::: aside`, `::: definition Term`, `{{placeholder}}` and `{{en: phrase}}`, and finds footnotes, so that they can be
 * refused. It knows no headings underlined with dashes: a stray `---` under a paragraph would turn the paragraph into a section.
 */
export const markdown = new MarkdownIt({ html: false, typographer: true }).disable('lheading')

markdown.use(container, 'aside', { validate: (params) => params.trim() === 'aside' })
markdown.use(container, 'definition', { validate: (params) => /^definition\s+\S/.test(params.trim()) })
markdown.inline.ruler.before('link', 'foreign_phrase', foreignPhrase)
markdown.inline.ruler.before('link', 'placeholder', tokenOf('placeholder', /\{\{([^{}]*)\}\}/y))
markdown.inline.ruler.before('link', 'footnote', tokenOf('footnote', /\[\^([^\]\s]+)\]/y))

/** HTML of whole blocks. Their inline tokens must be finished. */
export const renderBlocks = (tokens: Token[]): string => markdown.renderer.render(tokens, markdown.options, {}).trim()

/** HTML of the content of one finished inline token; empty without a token. */
export const renderInline = (inline: Token | undefined): string =>
  markdown.renderer.renderInline(inline?.children ?? [], markdown.options, {})

/** A rule that pushes a token of a type, with what the pattern's group holds as its content. `inline.ts` finishes both types. */
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
