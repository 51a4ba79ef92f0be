import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { PageEntry } from '#server/publish/page.ts'
import { allPageEntries } from '#tests/page-entries.ts'
import { comparableDocument, comparableSheet, folders, type Styling } from './styled-pages.ts'

/** Serves pages without scripts, with inlined or with linked styles, as `serveStyled` does to one tab. */
export async function openStyledServer(styling: Styling): Promise<{ origin: string; close: () => void }> {
  const kept = new Map<string, Buffer | undefined>()
  const server = createServer((request, response) => {
    const { href, pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (!kept.has(href)) kept.set(href, read(styling, pathname, search))
    const body = kept.get(href)
    const type = getMimeType(pathname) ?? 'text/html; charset=utf-8'
    // Addresses of fonts, figures and styles change with their content.
    response.writeHead(body ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://localhost:${port}`, close }
}

function read(styling: Styling, pathname: string, search: string): Buffer | undefined {
  if (extname(pathname) === '.js') return Buffer.alloc(0)
  if (extname(pathname) === '') return Buffer.from(comparableDocument(documentAt(styling, pathname), pathname))
  const own = join(folders[styling], pathname)
  const file = existsSync(own) ? own : join(folders.inlined, pathname)
  if (!existsSync(file)) return undefined
  return extname(file) === '.css'
    ? Buffer.from(comparableSheet(readFileSync(file, 'utf8'), search))
    : readFileSync(file)
}

/**
 * The document of a page. The whole stylesheet is that of all languages, and Vike's own pages are English: a French page
 * links what its English pair links.
 */
function documentAt(styling: Styling, pathname: string): string {
  const page = pageAt(pathname)
  if (styling === 'inlined' || page.language === 'en-CA') return readFileSync(join(folders[styling], page.file), 'utf8')
  const english = allPageEntries().find(({ name, language }) => name === page.name && language === 'en-CA')
  const links = documentAt('linked', `/${english?.path}`).match(/<link rel="stylesheet"[^>]*>/g)
  if (!links) throw new Error(`/${english?.path} links no stylesheet in ${folders.linked}`)
  return readFileSync(join(folders.inlined, page.file), 'utf8').replace(styleElement, links.join(''))
}

function pageAt(pathname: string): PageEntry {
  const page = allPageEntries().find(({ path }) => `/${path}` === pathname)
  if (!page) throw new Error(`No page is built at ${pathname}`)
  return page
}

const styleElement = /<style[^>]*>.*?<\/style>/s

/** The French pages whose inlined styles are not those of their English pairs: their words need other rules. */
export function withOwnStyles(): readonly string[] {
  const stylesOf = ({ file }: PageEntry) => styleElement.exec(readFileSync(join(folders.inlined, file), 'utf8'))?.[0]
  const pages = Map.groupBy(allPageEntries(), ({ name }) => name)
  return [...pages.values()]
    .flatMap(([one, other]) =>
      one && other && stylesOf(one) !== stylesOf(other)
        ? [one, other].filter(({ language }) => language === 'fr-CA')
        : [],
    )
    .map(({ path }) => `/${path}`)
}
