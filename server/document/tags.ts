/* The tags of a page's markup, without a tree of its elements. */

import { Token, type TokenHandler, Tokenizer } from 'parse5'

const ignored = () => {}
const others: Omit<TokenHandler, 'onStartTag' | 'onEndTag'> = {
  onCharacter: ignored,
  onComment: ignored,
  onDoctype: ignored,
  onEof: ignored,
  onNullCharacter: ignored,
  onWhitespaceCharacter: ignored,
}

/**
 * The start and end tags of markup in order, by parse5's tokenizer alone: every page is read so, and a tree would take twice the
 * time. For markup that React wrote, where `<` in a text is escaped also within scripts and styles.
 */
export function tagsOf(html: string): Token.TagToken[] {
  const tags: Token.TagToken[] = []
  const add = (tag: Token.TagToken) => tags.push(tag)
  new Tokenizer({ sourceCodeLocationInfo: true }, { ...others, onStartTag: add, onEndTag: add }).write(html, true)
  return tags
}

export const isStartTag = ({ type }: Token.TagToken): boolean => type === Token.TokenType.START_TAG

/** The value of an attribute of a tag. Undefined when the tag lacks the attribute, as an end tag does. */
export const attributeOf = ({ attrs }: Token.TagToken, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value
