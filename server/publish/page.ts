import type { Language } from '#content/languages/language.ts'
import type { PublicMetadata } from '#server/document/page-nodes.ts'
import type { RenderedPage } from '#server/document/rendered-page.ts'

/**
 * A page of the site as the publisher knows it: filled once, from what Vike and the page's `+data.ts` say, and read by
 * everything that is published beside the page. Nothing of it is read back out of HTML.
 */
export interface Page extends RenderedPage {
  /** Vike's name for the route, the same for all pages of one parameter: '/pages/blog/@slug'. */
  id: string
  /** Pages of one kind share their styles, so that a thousand articles cost one purge and one hash in the policy. */
  kind: string
  /** Clean address without its leading slash: '' for home, 'services/gis', 'fr/a-propos', 'services/404' for a not-found page. */
  path: string
  /** The same of the English page: by it code names the page in every language. */
  name: string
  /** IETF tag of the language of its words. */
  language: Language['tag']
  /** Path below the site's folder, with forward slashes: 'services/gis.html'. */
  file: string
  /** A page of a client's session: in no index, no feed and no cache. */
  isPrivate: boolean
  /** CSS of the page's kind for the screen, inline: what its markup needs. */
  styles: string
  /** The stylesheet of the kind that only its scripts need, as a path below the site's folder. Undefined without a live form. */
  lateStyles: string | undefined
  /** The stylesheet for media that few visits have, which all pages link, as a path below the site's folder. */
  seldomStyles: string
  /** Undefined for a page without an island, which loads no script. */
  scripts: PageScripts | undefined
}

/** Scripts of a page with an island, as paths below the site's folder. */
export interface PageScripts {
  /** The module that the page names; it loads the island. */
  entry: string
  /** The rest of what the page names in its head. For an island that waits for a touch, only what the entry imports. */
  preloaded: readonly string[]
  /** What the island asks for as soon as it is live: the auth client of sign-in, whose form is live without it. */
  supply: readonly string[]
}

/** What is left of a page once its document is written: enough for what is published for all languages together. */
export type WrittenPage = Omit<Page, 'document' | 'main'>

/** A page that is indexed: what sitemap, feeds and cards are made of. */
export type PublicPage = Page & { metadata: PublicMetadata }

/** An article's page. */
export type ArticlePage = Page & { metadata: Extract<PublicMetadata, { kind: 'article' }> }

/** What `dist/pages.json` says of each page, for tools and tests. */
export type PageEntry = Pick<Page, 'id' | 'kind' | 'name' | 'path' | 'file' | 'language' | 'isPrivate' | 'scripts'>
