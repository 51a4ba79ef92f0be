/* What outside programs should find in the built site, from the site's own files. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { z } from 'zod'
import { siteFolder } from '#server/publish/site-folder.ts'

const listed = z.array(
  z.object({ kind: z.string(), path: z.string(), file: z.string(), language: z.string(), isPrivate: z.boolean() }),
)
const described = z.object({
  resources: z.array(
    z.object({
      name: z.string(),
      // Other formats of a table have none.
      schema: z.object({ fields: z.array(z.object({ name: z.string(), type: z.string() })) }).optional(),
    }),
  ),
})

/** A page as it states itself. */
export type Page = ReturnType<typeof pageRecord>
/** A table of the dataset as its descriptor states it. */
interface TableRecord {
  readonly name: string
  readonly rows: number
  readonly types: Readonly<Record<string, string>>
  /** Whether it is GeoJSON, too. */
  readonly layer: boolean
  /** Whether it is Parquet, too. */
  readonly parquet: boolean
}

/** What the built site says of itself: what every program is expected to read. */
export interface Records {
  readonly root: string
  readonly pages: readonly Page[]
  readonly tables: readonly TableRecord[]
  /** Positions of the track: the fixes that are kept. */
  readonly track: number
}

/** Reads the records of the built site. @throws {Error} when there is no build */
export function siteRecords(): Records {
  const list = join(siteFolder, '..', 'pages.json')
  if (!existsSync(list)) throw new Error('There is no built site to read. Run `npm run build -- --local` first.')
  const pages = listed.parse(JSON.parse(readFileSync(list, 'utf8')))
  const { resources } = described.parse(JSON.parse(readFileSync(join(siteFolder, 'data', 'datapackage.json'), 'utf8')))
  return {
    root: siteFolder,
    pages: pages.filter(({ isPrivate, path }) => !isPrivate && !path.endsWith('404')).map(pageRecord),
    track: readFileSync(join(siteFolder, 'data', 'fixes.csv'), 'utf8').match(/,true,(true|false)$/gm)?.length ?? 0,
    tables: resources.flatMap(({ name, schema }) =>
      schema === undefined
        ? []
        : [
            {
              name,
              rows:
                readFileSync(join(siteFolder, 'data', `${name}.csv`), 'utf8')
                  .trimEnd()
                  .split('\n').length - 1,
              types: Object.fromEntries(schema.fields.map((field) => [field.name, field.type])),
              layer: existsSync(join(siteFolder, 'data', `${name}.geojson`)),
              parquet: existsSync(join(siteFolder, 'data', `${name}.parquet`)),
            },
          ],
    ),
  }
}

function pageRecord({ path, file, language, kind }: z.infer<typeof listed>[number]) {
  const { document } = new JSDOM(readFileSync(join(siteFolder, file), 'utf8')).window
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null
  const heading = document.querySelector('h1')
  const main = document.querySelector('main')
  for (const hidden of document.querySelectorAll('main [aria-hidden="true"]')) hidden.remove()
  const isArticle = heading?.closest('article') !== null && /@slug/.test(kind) && /\/blog/.test(kind)
  return {
    path,
    file,
    language,
    address: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    group: isArticle ? 'articles' : /^\/pages\/services\/@/.test(kind) ? 'services' : 'other pages',
    title: plain(document.title),
    heading: plain(heading?.textContent),
    lead: plain(heading?.parentElement?.querySelector(':scope > h1 ~ p')?.textContent),
    description: plain(meta('description')),
    image: meta('og:image') ?? '',
    published: meta('article:published_time'),
    modified: meta('article:modified_time'),
    sections: isArticle
      ? [...(main?.querySelectorAll('article section > div h2:not(summary h2)') ?? [])].map((h2) =>
          plain(h2.textContent),
        )
      : [],
  }
}

/** A text with single ordinary spaces. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
