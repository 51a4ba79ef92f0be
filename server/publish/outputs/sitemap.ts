import { site } from '#content/facts/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import { alternatesOf } from '#server/document/languages/page-address.ts'
import type { WrittenPage } from '#server/publish/page.ts'
import type { Output } from '#server/publish/publication.ts'
import { lastModifiedOf } from './last-modified.ts'
import { xmlDocument } from './xml.ts'

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
      loc: canonicalAddress(site.url, page.path),
      ...(lastmod !== undefined && { lastmod }),
      'xhtml:link': alternates(page),
    }
  })
  const urlset = {
    '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    url,
  }
  const text = xmlDocument({ urlset })
  return [{ file: sitemapFile, text }]
}
