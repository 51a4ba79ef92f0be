import { createElement } from 'react'

interface HtmlProps {
  as: 'div' | 'aside' | 'caption' | 'th' | 'td'
  /** Output of the parser in content/markdown/, which escapes all text. Any other text would be an injection of markup. */
  html: string
  className?: string | undefined
  id?: string
  scope?: 'row' | 'col'
}

/** An element with HTML of an article. No other component sets HTML unescaped. */
export function Html({ as, html, className, id, scope }: HtmlProps) {
  return createElement(as, { className, id, scope, dangerouslySetInnerHTML: { __html: html } })
}
