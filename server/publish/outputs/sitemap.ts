import { site } from '#content/facts/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import type { Output } from '#server/publish/publication.ts'
import { lastModifiedOf } from './last-modified.ts'
import { xmlDocument } from './xml.ts'

export const sitemapFile = 'sitemap.xml'
export const sitemapAddress = (): string => `${site.url}/${sitemapFile}`

/** Every canonical, indexed page, with the date of its last change where one is known (sitemaps.org, protocol 0.9). */
export const sitemap: Output = ({ pages }) => {
  const lastModified = lastModifiedOf(pages)
  const url = pages.map((page) => {
    const lastmod = lastModified(page)
    return { loc: canonicalAddress(site.url, page.path), ...(lastmod !== undefined && { lastmod }) }
  })
  const text = xmlDocument({ urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url } })
  return [{ file: sitemapFile, text }]
}
