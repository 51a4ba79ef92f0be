/*
 * `npm run readers`: runs one npm package of kinds/extraction.ts (programs that extract the text of a page) on the built
 * site, and prints what it read.
 */

import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { print } from './input.mjs'

const textOf = (html) => {
  const { document } = new JSDOM(html ?? '').window
  for (const block of document.querySelectorAll('p, li, td, th, h1, h2, h3, h4, div, br')) block.append(' ')
  return document.body.textContent
}

await print({
  '@mozilla/readability': async ({ pages, root }) => {
    const { Readability } = await import('@mozilla/readability')
    return each(pages, ({ file, address }) => {
      const { document } = new JSDOM(readFileSync(`${root}/${file}`, 'utf8'), { url: address }).window
      const read = new Readability(document).parse()
      return { title: read?.title, text: textOf(read?.content) }
    })
  },
  defuddle: async ({ pages, root }) => {
    const { Defuddle } = await import('defuddle/node')
    return each(pages, async ({ file, address }) => {
      const dom = new JSDOM(readFileSync(`${root}/${file}`, 'utf8'), { url: address })
      const read = await Defuddle(dom.window.document, address)
      return { title: read.title, text: textOf(read.content) }
    })
  },
  '@extractus/article-extractor': async ({ pages, root }) => {
    const { extractFromHtml } = await import('@extractus/article-extractor')
    return each(pages, async ({ file, address }) => {
      const read = await extractFromHtml(readFileSync(`${root}/${file}`, 'utf8'), address)
      return { title: read?.title, text: textOf(read?.content) }
    })
  },
})

async function each(pages, read) {
  const found = {}
  for (const page of pages) found[page.path] = await read(page)
  return found
}
