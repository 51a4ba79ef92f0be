/*
 * `npm run readers`: runs one npm package of kinds/models.ts (programs that prepare text for language models) on the built
 * site, and prints what it read.
 */

import { readFileSync } from 'node:fs'
import { print, records } from './input.mjs'

const { pages, root } = records
const read = (file) => readFileSync(`${root}/${file}`, 'utf8')
const markdown = ({ path }) => read(`${path === '' || path === 'fr' ? (path === '' ? 'index' : 'fr') : path}.md`)
const articles = pages.filter(({ group }) => group === 'articles')
const byPath = (of, chosen) => Object.fromEntries(chosen.map((page) => [page.path, of(page)]))
const body = (page) => markdown(page).replace(/^---\n.*?\n---\n/s, '')

await print({
  'gray-matter': async () => {
    const { default: matter } = await import('gray-matter')
    return {
      'front matter: titles': byPath((page) => matter(markdown(page)).data.title, pages),
      'front matter: days': byPath((page) => new Date(matter(markdown(page)).data.published).toISOString(), articles),
    }
  },
  'remark-parse': async () => {
    const [{ unified }, { default: parse }, { default: gfm }] = await Promise.all(
      ['unified', 'remark-parse', 'remark-gfm'].map((name) => import(name)),
    )
    const text = (node) => node.value ?? (node.children ?? []).map(text).join('')
    const headings = (page) =>
      unified()
        .use(parse)
        .use(gfm)
        .parse(body(page))
        .children.filter(({ type, depth }) => type === 'heading' && depth <= 2)
    return {
      'Markdown: headings of articles': byPath((page) => headings(page).map(text), articles),
      'Markdown: names of fields': text(unified().use(parse).use(gfm).parse(read('data.md'))),
    }
  },
  commonmark: async () => {
    const { Parser } = await import('commonmark')
    const headings = (page) => {
      const found = []
      const walker = new Parser().parse(body(page)).walker()
      for (let step = walker.next(), open = false; step; step = walker.next()) {
        if (step.node.type === 'heading' && step.node.level <= 2) {
          open = step.entering
          if (open) found.push('')
        } else if (open && step.entering) found[found.length - 1] += step.node.literal ?? ''
      }
      return found
    }
    return { 'Markdown: headings of articles': byPath(headings, articles) }
  },
  'node-html-markdown': async () => {
    const { NodeHtmlMarkdown } = await import('node-html-markdown')
    return { 'HTML: titles and leads': byPath(({ file }) => NodeHtmlMarkdown.translate(read(file)), pages) }
  },
})
