/*
 * `npm run readers`: runs one npm package of kinds/structured.ts (readers of structured data) on the built site, and prints
 * what it read.
 */

import { readFileSync } from 'node:fs'
import { print } from './input.mjs'

await print({
  'web-auto-extractor': async ({ pages, root }) => {
    const { default: imported } = await import('web-auto-extractor')
    const { default: Extractor = imported } = imported
    const found = pages.map(({ file, path, group }) => {
      const { jsonld } = new Extractor().parse(readFileSync(`${root}/${file}`, 'utf8'))
      return { path, group, nodes: Object.values(jsonld).flat() }
    })
    const posts = found.filter(({ group }) => group === 'articles')
    const dates = (name) =>
      Object.fromEntries(
        posts.map(({ path, nodes }) => [path, nodes.find((node) => node[name])?.[name].slice(0, 10) ?? null]),
      )
    return {
      'articles: days of publication': dates('datePublished'),
      'articles: days of revision': dates('dateModified'),
    }
  },
})
