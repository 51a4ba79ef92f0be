/* The tags of a page's markup, without a tree of its elements. */

import { type Token, type TokenHandler, Tokenizer } from 'parse5'

interface TagHandler {
  onStartTag: (tag: Token.TagToken) => void
  onEndTag?: (tag: Token.TagToken) => void
}

const ignored = () => {}
const others: Omit<TokenHandler, keyof TagHandler> = {
  onCharacter: ignored,
  onComment: ignored,
  onDoctype: ignored,
  onEof: ignored,
  onNullCharacter: ignored,
  onWhitespaceCharacter: ignored,
}

/**
 * Reads the tags of markup in order, by parse5's tokenizer alone: every page is read so, and a tree would take twice the
 * time. For markup that React wrote, where `<` in a text is escaped also within scripts and styles.
 */
export function readTags(html: string, { onStartTag, onEndTag = ignored }: TagHandler): void {
  new Tokenizer({ sourceCodeLocationInfo: true }, { ...others, onStartTag, onEndTag }).write(html, true)
}
