import { type ReactNode, use } from 'react'
import { PageAddressContext } from './page-address.ts'

/** Link to the same page in the other language, by that language's own name. Nothing outside a document. */
export function LanguageSwitch({ children }: { children?: ReactNode }) {
  const { other } = use(PageAddressContext)
  if (!other) return null
  return (
    <a href={other.href} hrefLang={other.tag} lang={other.tag}>
      {children}
      {other.name}
    </a>
  )
}
