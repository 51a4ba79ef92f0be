import type { ResolvableHead } from 'unhead/types'
import type { PageMetadata } from '#content/metadata.ts'
import { site } from '#content/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import { serializeStructuredData, structuredData } from '#server/document/structured-data.ts'

/** Paper in light and dark, as the browser's own bars are tinted. Kept equal to --color-paper by a test of the styles. */
export const themeColors = { light: '#f4eee3', dark: '#0f1733' } as const

/**
 * Everything that stands in a page's head but styles and scripts, each tag once.
 * Titles keep to 10-70 characters and descriptions to 70-160: a longer one is cut by search engines.
 * @throws {Error} naming the page when a title or description is out of bounds.
 */
export function pageHead(metadata: PageMetadata): ResolvableHead {
  checkLengths(metadata)
  const data = structuredData(metadata)
  return {
    htmlAttrs: { lang: site.language },
    title: metadata.title,
    meta: [
      { charset: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'description', content: metadata.description },
      { name: 'robots', content: isIndexed(metadata) ? 'index, follow, max-image-preview:large' : 'noindex' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', content: themeColors.light, media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: themeColors.dark, media: '(prefers-color-scheme: dark)' },
      ...socialTags(metadata),
    ],
    link: [
      ...('path' in metadata ? [{ rel: 'canonical' as const, href: canonicalAddress(site.url, metadata.path) }] : []),
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    ],
    script: data ? [{ type: 'application/ld+json', innerHTML: serializeStructuredData(data) }] : [],
  }
}

function isIndexed(metadata: PageMetadata): boolean {
  return metadata.kind !== 'private' && metadata.kind !== 'notFound'
}

function socialTags(metadata: PageMetadata) {
  const tags = [
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.language.replace('-', '_') },
    { property: 'og:type', content: metadata.kind === 'article' ? 'article' : 'website' },
    { property: 'og:title', content: metadata.title },
    { property: 'og:description', content: metadata.description },
    { property: 'og:image', content: `${site.url}/social.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${site.name}: a cairn of eight stones, the smallest of them amber` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if ('path' in metadata) tags.push({ property: 'og:url', content: canonicalAddress(site.url, metadata.path) })
  if (metadata.kind !== 'article') return tags
  return [
    ...tags,
    { name: 'author', content: metadata.author },
    { property: 'article:published_time', content: metadata.published },
    { property: 'article:modified_time', content: metadata.modified },
    { property: 'article:author', content: metadata.author },
    ...metadata.topics.map((topic) => ({ property: 'article:tag', content: topic })),
  ]
}

function checkLengths(metadata: PageMetadata): void {
  const page = 'path' in metadata ? `/${metadata.path.replace(/^\//, '')}` : metadata.title
  const between = (what: string, text: string, least: number, most: number) => {
    if (text.length < least || text.length > most)
      throw new Error(`${page}: the ${what} has ${text.length} characters, must have ${least} to ${most}: "${text}"`)
  }
  between('title', metadata.title, 10, 70)
  between('description', metadata.description, 70, 160)
}
