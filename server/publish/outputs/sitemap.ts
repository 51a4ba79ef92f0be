import { site } from '#content/facts/site.ts'
import { alternatesOf, canonicalAddress } from '#server/document/addresses.ts'
import { xmlDocument } from '#server/publish/outputs/xml.ts'
import type { IndexedPage, WrittenPage } from '#server/publish/page.ts'
import type { Output } from './output.ts'

type Dated = Pick<IndexedPage, 'path' | 'metadata'>

/**
 * When the text of each page last changed, in ISO 8601: the date of an article and, for a page with articles below it, the
 * newest of theirs. Undefined for other pages, because search engines ignore all dates of a site with guessed ones
 * (sitemaps.org, "lastmod").
 */
export function lastModifiedOf(pages: readonly Dated[]): (page: Dated) => string | undefined {
  const stated = ({ metadata }: Dated) => (metadata.kind === 'article' ? metadata.modified : undefined)
  const newestBelow = new Map<string, string>()
  for (const page of pages) {
    const parent = page.path.slice(0, Math.max(0, page.path.lastIndexOf('/')))
    const date = stated(page)
    if (date !== undefined && date > (newestBelow.get(parent) ?? '')) newestBelow.set(parent, date)
  }
  return (page) => stated(page) ?? newestBelow.get(page.path)
}

const sitemapFile = 'sitemap.xml'
export const sitemapAddress = (): string => `${site.url}/${sitemapFile}`

/** The page in each language (Google Search Central, "Localized versions"). */
const alternates = ({ name }: Pick<WrittenPage, 'name'>) =>
  alternatesOf(`/${name}`).map(({ tag, address }) => ({
    '@rel': 'alternate',
    '@hreflang': tag,
    '@href': canonicalAddress(site.url, address),
  }))

/** Every canonical, indexed page, with the date of its last change where one is known (sitemaps.org, protocol 0.9). */
export const sitemap: Output = ({ pages }) => {
  const lastModified = lastModifiedOf(pages)
  const url = pages.map((page) => {
    const lastmod = lastModified(page)
    return {
      loc: page.metadata.canonical,
      ...(lastmod !== undefined && { lastmod }),
      'xhtml:link': alternates(page),
    }
  })
  const urlset = {
    '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    url,
  }
  const content = xmlDocument({ urlset })
  return [{ file: sitemapFile, content }]
}
