/*
 * `npm run readers`: runs one npm package of kinds/previews.ts (makers of link previews) on the built site, and prints what
 * it read.
 */

import { readFileSync } from 'node:fs'
import { print } from './input.mjs'

await print({
  'open-graph-scraper': async ({ pages, root }) => {
    const { default: scrape } = await import('open-graph-scraper')
    return each(pages, async ({ file }) => {
      const { result } = await scrape({ html: readFileSync(`${root}/${file}`, 'utf8') })
      return {
        title: result.ogTitle,
        description: result.ogDescription,
        image: result.ogImage?.[0]?.url,
        language: result.ogLocale,
      }
    })
  },
  'link-preview-js': async ({ pages, root }) => {
    const { getPreviewFromContent } = await import('link-preview-js')
    return each(pages, async ({ file, address }) => {
      const data = readFileSync(`${root}/${file}`, 'utf8')
      const read = await getPreviewFromContent({ headers: { 'content-type': 'text/html' }, url: address, data })
      return { title: read.title, description: read.description, image: read.images?.[0] }
    })
  },
  'unfurl.js': async ({ pages, origin, site }) => {
    const { unfurl } = await import('unfurl.js')
    return each(pages, async ({ path }) => {
      const { open_graph: og } = await unfurl(`${origin}/${path}`, { oembed: false })
      return {
        title: og.title,
        description: og.description,
        image: og.images?.[0]?.url.replace(origin, site),
        language: og.locale,
      }
    })
  },
  'url-metadata': async ({ pages, root }) => {
    const { default: metadata } = await import('url-metadata')
    return each(pages, async ({ file, address }) => {
      const response = new Response(readFileSync(`${root}/${file}`, 'utf8'), {
        headers: { 'content-type': 'text/html' },
      })
      Object.defineProperty(response, 'url', { value: address })
      const read = await metadata(null, { parseResponseObject: response })
      return {
        title: read['og:title'],
        description: read['og:description'],
        image: read['og:image'],
        language: read.lang,
      }
    })
  },
})

async function each(pages, read) {
  const found = {}
  for (const page of pages) found[page.path] = await read(page)
  return found
}
