import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notFoundSections } from '#server/publish/headers/hosts/rules.ts'

/** The target of a request path; `path` is its clean address. */
export type Found = { kind: 'file'; file: string; path: string } | { kind: 'moved'; path: string } | { kind: 'none' }

const none: Found = { kind: 'none' }

/**
 * Finds the file for a path with clean addresses: `/about` is `about.html`. Other spellings of an existing page
 * (`/about/`, `/about.html`, `//about`) move to the clean one, which is always a path of this site.
 * @param pathname percent-encoded path of the request
 */
export async function findFile(site: string, pathname: string): Promise<Found> {
  const segments = decodeSegments(pathname)
  if (segments === undefined) return none
  const clean = cleanSegments(segments)
  const file = await fileOf(site, clean)
  if (file === undefined) return none
  const path = `/${clean.map(encodeURIComponent).join('/')}`
  return pathname === path || samePath(pathname, clean) ? { kind: 'file', file, path } : { kind: 'moved', path }
}

/** The not-found page of a path's section, else that of the site. */
export async function findNotFoundPage(site: string, pathname: string): Promise<string | undefined> {
  const section = notFoundSections.findLast((folder) => pathname.startsWith(`/${folder}/`))
  const nearest = section === undefined ? undefined : await existing(site, [...section.split('/'), '404.html'])
  return nearest ?? existing(site, ['404.html'])
}

/** The decoded segments of a path; undefined when one is malformed, hidden, or would leave its folder. */
function decodeSegments(pathname: string): string[] | undefined {
  const segments: string[] = []
  for (const part of pathname.split('/').filter((each) => each !== '')) {
    try {
      segments.push(decodeURIComponent(part))
    } catch {
      return undefined
    }
  }
  const [first, ...rest] = segments
  if (first === '.well-known') return rest.every(isPlain) ? segments : undefined
  return segments.every(isPlain) ? segments : undefined
}

function isPlain(name: string): boolean {
  return !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name)
}

function cleanSegments(segments: readonly string[]): string[] {
  const last = segments.at(-1)?.replace(/\.html$/, '')
  if (last === undefined) return []
  const folder = segments.slice(0, -1)
  return last === 'index' ? folder : [...folder, last]
}

/** Whether a path differs from the clean one in its percent-encoding only. */
function samePath(pathname: string, clean: readonly string[]): boolean {
  return clean.length > 0 && pathname.split('/').slice(1).map(decodeURIComponent).join('/') === clean.join('/')
}

async function fileOf(site: string, clean: readonly string[]): Promise<string | undefined> {
  const last = clean.at(-1)
  if (last === undefined) return existing(site, ['index.html'])
  // Not-found pages, encodings and files for other hosts have no address of their own.
  if (last === '404' || /\.(br|gz|zst)$/.test(last) || /^_(headers|redirects)$/.test(last)) return undefined
  return (await existing(site, clean)) ?? existing(site, [...clean.slice(0, -1), `${last}.html`])
}

/** A file of exactly this name: links are refused, and another letter case on a disk that ignores it. */
async function existing(site: string, segments: readonly string[]): Promise<string | undefined> {
  try {
    const file = join(await realpath(site), ...segments)
    return (await realpath(file)) === file && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}
