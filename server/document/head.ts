/* The tags of a page's head: title, description, icons, alternates, and tags for social previews. */

import { transform } from 'lightningcss'
import type { ResolvableHead } from 'unhead/types'
import { type Color, cssColor } from '#components/color.ts'
import { type Scheme, schemes } from '#components/palette.ts'
import { site } from '#content/facts/site.ts'
import { languages, otherCode } from '#content/languages/languages.ts'
import { addressOf } from '#content/page-addresses.server.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { language } from '#language'
import { alternatesOf, cardAddress, cardSizes, type Located, markdownFile } from '#server/document/addresses.ts'
import { isIndexed, serializeStructuredData, structuredData } from '#server/document/structured-data.ts'
import { linesMatching } from '#server/find-lines.ts'
import { publications } from '#words/publications.ts'

/**
 * A colour as `#rrggbb`, or `#rgb` if that is the same, for drawing libraries, manifests and meta tags, which support no
 * OKLCH. Lightning CSS evaluates a mix in sRGB (CSS Color 5, section 3); mixing a colour with itself only changes its
 * notation.
 */
export function srgb(color: Color): string {
  const css = cssColor(color)
  const rule = `a{color:color-mix(in srgb,${css},${css})}`
  return transform({ filename: 'color.css', code: Buffer.from(rule), minify: true })
    .code.toString()
    .slice(8, -1)
}

/** A page's title without the name of the site, for places that show the name separately. */
export const bareTitle = (title: string): string => title.replace(` | ${site.name}`, '')

/**
 * A page's metadata, with a title that leaves out the name of the site where both are longer than a list of results shows.
 * So the words of a title have the same limit under every name.
 */
export const withFittingTitle = <Metadata extends PageMetadata>(metadata: Metadata): Metadata =>
  metadata.title.length <= maxTitle ? metadata : { ...metadata, title: bareTitle(metadata.title) }

const maxTitle = 70

/** The page background of each colour scheme, with which browsers tint their toolbars. */
export const themeColors: Record<Scheme, string> = { light: srgb(schemes.light.paper), dark: srgb(schemes.dark.paper) }

/**
 * The head of a page without styles and scripts, each tag once, and its structured data for the end of the body. Titles have
 * 10 to 70 characters and descriptions 70 to 160: search engines cut longer ones.
 * @throws {Error} naming the page when a title or description is out of bounds.
 */
export function pageHead(metadata: Located): ResolvableHead {
  checkLengths(metadata)
  const data = structuredData(metadata)
  return {
    htmlAttrs: { lang: language.tag },
    title: metadata.title,
    meta: [
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'description', content: metadata.description },
      { name: 'robots', content: isIndexed(metadata) ? 'max-image-preview:large' : 'noindex' },
      { name: 'theme-color', content: themeColors.light, media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: themeColors.dark, media: '(prefers-color-scheme: dark)' },
      ...socialTags(metadata),
    ],
    link: [
      ...('path' in metadata ? [{ rel: 'canonical' as const, href: metadata.canonical }] : []),
      ...('path' in metadata ? languageLinks(metadata.path) : []),
      ...(isIndexed(metadata) ? alternates(metadata.path) : []),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { rel: 'manifest', href: addressOf('/site.webmanifest') },
    ],
    script: data
      ? [{ type: 'application/ld+json', innerHTML: serializeStructuredData(data), tagPosition: 'bodyClose' }]
      : [],
  }
}

/** Links to the page as Markdown and to the feed. Root-relative, so that they work on the local host too. */
function alternates(path: string) {
  return [
    { rel: 'alternate' as const, type: 'text/markdown', href: `/${markdownFile(path)}` },
    {
      rel: 'alternate' as const,
      type: 'application/rss+xml',
      href: addressOf('/rss.xml'),
      title: publications.feed.link,
    },
  ]
}

/**
 * Links to the page in each language, including its own, as search engines require (Google Search Central, "Localized
 * versions").
 */
const languageLinks = (path: string) =>
  alternatesOf(`/${path}`).map(({ tag, address }) => ({
    rel: 'alternate' as const,
    hreflang: tag,
    href: `${site.url}${address === '/' ? '' : address}`,
  }))

/** Whether a page exists in this language only. */
const isInOneLanguage = (metadata: PageMetadata): boolean =>
  'path' in metadata && alternatesOf(`/${metadata.path}`).length === 0

const localeOf = (tag: string): string => tag.replace('-', '_')

function socialTags(metadata: Located) {
  const tags = [
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: localeOf(language.tag) },
    ...(isInOneLanguage(metadata)
      ? []
      : [{ property: 'og:locale:alternate', content: localeOf(languages[otherCode].tag) }]),
    { property: 'og:type', content: metadata.kind === 'article' ? 'article' : 'website' },
    { property: 'og:title', content: metadata.title },
    { property: 'og:description', content: metadata.description },
    ...cardTags(metadata),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if ('path' in metadata) tags.push({ property: 'og:url', content: metadata.canonical })
  if (metadata.kind !== 'article') return tags
  return [
    ...tags,
    { name: 'author', content: metadata.author },
    { property: 'article:published_time', content: metadata.published },
    ...(metadata.modified === metadata.published
      ? []
      : [{ property: 'article:modified_time', content: metadata.modified }]),
  ]
}

/** The tags of the page's social card. Pages that are not indexed use that of home. */
function cardTags(metadata: Located) {
  const own = isIndexed(metadata)
  const { width, height } = cardSizes.card
  return [
    { property: 'og:image', content: cardAddress(own ? metadata.path : '') },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: publications.cardAlt(own ? metadata.title : site.name) },
  ]
}

function checkLengths(metadata: PageMetadata): void {
  const between = (what: 'title' | 'description', least: number, most: number) => {
    const text = metadata[what]
    if (text.length < least || text.length > most)
      throw new Error(
        `${placeOf(metadata, what)}: the ${what} has ${text.length} characters, must have ${least} to ${most}: "${text}".`,
      )
  }
  between('title', 10, maxTitle)
  between('description', 70, 160)
}

/** The file and line of a text of a page's metadata: that of the module which states the page's path, or else the folder. */
function placeOf(metadata: PageMetadata, what: string): string {
  if (!('path' in metadata)) return `${language.folder}/, metadata of ${metadata.title}`
  const text = new RegExp(`path: '${metadata.path}',[^]*?${what}:`, 'g')
  const [place] = linesMatching([`${language.folder}/pages/**/*.ts`], text)
  return place ?? `${language.folder}/, metadata of /${metadata.path.replace(/^\//, '')}`
}
