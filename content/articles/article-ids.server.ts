import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#content/facts/site.ts'
import { articleSlug } from '#content/schema/slug.ts'

// Apart from what is in them: who asks for names alone waits for no number of the day to be computed.

/** Where the articles lie, below the project's folder. */
export const articleFolder = 'content/en/blog'

/** The file of each article without `.md`, in a fixed order. Drafts and broken files too: this reads names alone. */
export function idsBelow(root: string): string[] {
  const names = readdirSync(join(root, articleFolder)).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => name.slice(0, -'.md'.length))
}

/** The same, by the article's slug. */
export const articleIds = (): ReadonlyMap<string, string> =>
  new Map(idsBelow(process.cwd()).map((id) => [articleSlug(id, site.name), id]))
