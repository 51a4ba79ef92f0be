import { createElement } from 'react'

interface HtmlProps {
  as: 'div' | 'aside' | 'caption' | 'th' | 'td'
  /** Output of the parser in content/markdown/, which escapes every text. Never anything else: it is set unescaped. */
  html: string
  className?: string | undefined
  id?: string
  scope?: 'row' | 'col'
}

/** The one place where HTML of an article enters the page. */
export function Html({ as, html, className, id, scope }: HtmlProps) {
  return createElement(as, { className, id, scope, dangerouslySetInnerHTML: { __html: html } })
}
