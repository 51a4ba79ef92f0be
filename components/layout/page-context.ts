/* What components know of the page around them, by React context: its address, breadcrumbs and sources. */

import { createContext } from 'react'
import type { Breadcrumb } from '#content/facts/breadcrumbs.ts'
import type { Source } from '#content/sources/source.ts'

/** The address of the page being rendered, and of the same page in the other language. */
export interface PageAddress {
  /** For a not-found page, which answers at any address, that of its section; '' for the site's. */
  own: string
  /** Undefined outside a document. */
  other: OtherLanguage | undefined
}

interface OtherLanguage {
  href: string
  /** IETF tag of the language. */
  tag: string
  /** Name of the language in itself. */
  name: string
}

/** Provided by the document, so that pages need not pass it down. */
export const PageAddressContext = createContext<PageAddress>({ own: '', other: undefined })

/** The citations of the rendered page. Provided by the document, so that pages need not pass them down. */
export const CitedSources = createContext<readonly Source[]>([])

/** Breadcrumbs of the rendered page. Provided by the document, so that pages need not pass them down. */
export const BreadcrumbTrail = createContext<readonly Breadcrumb[]>([])
