import type { StateInline } from 'markdown-it'

/** `{{en: watermark}}`, with a language tag of two letters (ISO 639-1). Keys of placeholders have no colon. */
const pattern = /\{\{([a-z]{2}):([^{}]+)\}\}/y

/**
 * A phrase in another language than the article's, as `<i lang="en">`, so that a screen reader pronounces it right (WCAG
 * 2.2, criterion 3.1.2) and the build does not take it for a sentence that was left in English.
 */
export function foreignPhrase(state: StateInline, silent: boolean): boolean {
  pattern.lastIndex = state.pos
  const [whole, tag = '', phrase = ''] = pattern.exec(state.src) ?? []
  if (whole === undefined) return false
  if (!silent) {
    state.push('foreign_open', 'i', 1).attrSet('lang', tag)
    state.push('text', '', 0).content = phrase.trim()
    state.push('foreign_close', 'i', -1)
  }
  state.pos += whole.length
  return true
}
