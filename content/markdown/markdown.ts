/// <reference path="./markdown-it-container.d.ts" />
import MarkdownIt, { type StateInline, type Token } from 'markdown-it'
import container from 'markdown-it-container'

/**
 * The one parser of articles: raw HTML is text, `javascript:` and `data:` links stay text.
 * It adds `::: aside`, `::: definition Term` and `{{placeholder}}`, and knows no headings underlined with dashes: a stray
 * `---` under a paragraph would turn the paragraph into a section.
 */
export const markdown = new MarkdownIt({ html: false, typographer: true }).disable('lheading')

markdown.use(container, 'aside', { validate: (params) => params.trim() === 'aside' })
markdown.use(container, 'definition', { validate: (params) => /^definition\s+\S/.test(params.trim()) })
markdown.inline.ruler.before('link', 'placeholder', placeholder)

/** HTML of whole blocks. Their inline tokens must be finished. */
export const renderBlocks = (tokens: Token[]): string => markdown.renderer.render(tokens, markdown.options, {}).trim()

/** HTML of the content of one finished inline token; empty without a token. */
export const renderInline = (inline: Token | undefined): string =>
  markdown.renderer.renderInline(inline?.children ?? [], markdown.options, {})

const pattern = /\{\{([^{}]*)\}\}/y

/** Pushes a `placeholder` token with the key as its content; `content/markdown/inline.ts` turns it into text. */
function placeholder(state: StateInline, silent: boolean): boolean {
  pattern.lastIndex = state.pos
  const match = pattern.exec(state.src)
  if (!match) return false
  if (!silent) state.push('placeholder', '', 0).content = (match[1] ?? '').trim()
  state.pos += match[0].length
  return true
}
