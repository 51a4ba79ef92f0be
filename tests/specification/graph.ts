import { z } from 'zod'
import { page } from '#tests/dist/site.ts'

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })
const listSchema = z.object({
  name: z.string().min(1),
  description: z.string().min(1),
  itemListElement: z.array(z.object({ name: z.string(), description: z.string().min(1), url: z.string() })),
})

/** The first node of a type in the structured data of a page. */
export function nodeOf(address: string, type: string) {
  const scripts = [...page(address).document.querySelectorAll('script[type="application/ld+json"]')]
  const nodes = scripts.flatMap((script) => graphSchema.parse(JSON.parse(script.textContent ?? ''))['@graph'])
  const found = nodes.find((node) => node['@type'] === type)
  if (!found) throw new Error(`${address} describes no ${type}, but ${nodes.map((node) => node['@type']).join(', ')}`)
  return found
}

/** The name and address of each item of a page's item list. Fails without a description of the list or of an item. */
export function itemListOf(address: string): { name: string; url: string }[] {
  return listSchema.parse(nodeOf(address, 'ItemList')).itemListElement.map(({ name, url }) => ({ name, url }))
}
