import { createContext } from 'react'

/** The address of the page being rendered, and of the same page in the other language. */
export interface PageAddress {
  /** For a not-found page, which answers at any address, that of its section; '' for the site's. */
  own: string
  /** Undefined outside a document. */
  other: OtherLanguage | undefined
}

export interface OtherLanguage {
  href: string
  /** IETF tag of the language. */
  tag: string
  /** Name of the language in itself. */
  name: string
}

/** The document provides it, so that pages need not pass it down. */
export const PageAddressContext = createContext<PageAddress>({ own: '', other: undefined })
