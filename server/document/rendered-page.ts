import type { PageMetadata } from '#content/schema/metadata.ts'
import type { PageDocument } from './document.ts'

/** What rendering a page yields beside its HTML: `onRenderHtml` leaves it in Vike's `pageContext` for the publisher. */
export interface RenderedPage {
  metadata: PageMetadata
  document: PageDocument
  /** The page's `<main>` element as HTML. */
  main: string
}

declare global {
  namespace Vike {
    interface PageContext {
      /** Present once the page is rendered. */
      rendered?: RenderedPage
    }
  }
}
