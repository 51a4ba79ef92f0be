import { statSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundSections } from '#server/publish/headers/hosts/rules.ts'

/** The target of a request path; `path` is its clean address. */
type Found = { kind: 'file'; file: string; path: string } | { kind: 'moved'; path: string } | { kind: 'none' }

/**
 * Finds the file for a path with clean addresses: `/about` is `about.html`. Other spellings of an existing page
 * (`/about/`, `/about.html`, `//about`) move to the clean one, which is always a path of this site.
 * @param pathname percent-encoded path of the request
 */
export function findFile(site: string, pathname: string): Found {
  const segments = decodeSegments(pathname)
  if (segments === undefined) return { kind: 'none' }
  const clean = cleanSegments(segments)
  const file = fileOf(site, clean)
  if (file === undefined) return { kind: 'none' }
  const path = `/${clean.map(encodeURIComponent).join('/')}`
  return pathname === path || samePath(pathname, clean) ? { kind: 'file', file, path } : { kind: 'moved', path }
}

/** The not-found page of a path's section, else that of the site. */
export function findNotFoundPage(site: string, pathname: string): string | undefined {
  const section = notFoundSections.findLast((folder) => pathname.startsWith(`/${folder}/`))
  const nearest = section === undefined ? undefined : existing(site, [...section.split('/'), '404.html'])
  return nearest ?? existing(site, ['404.html'])
}

/** The decoded segments of a path; undefined when one is malformed, hidden, or would leave its folder. */
function decodeSegments(pathname: string): string[] | undefined {
  try {
    const segments = pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
    const visible = segments[0] === '.well-known' ? segments.slice(1) : segments
    return visible.every(isPlain) ? segments : undefined
  } catch {
    return undefined
  }
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

function fileOf(site: string, clean: readonly string[]): string | undefined {
  const last = clean.at(-1)
  if (last === undefined) return existing(site, ['index.html'])
  // Not-found pages, encodings and files for other hosts have no address of their own.
  if (last === '404' || /\.(br|gz|zst)$/.test(last) || /^_(headers|redirects)$/.test(last)) return undefined
  return existing(site, clean) ?? existing(site, [...clean.slice(0, -1), `${last}.html`])
}

function existing(site: string, segments: readonly string[]): string | undefined {
  const file = join(site, ...segments)
  try {
    return statSync(file).isFile() ? file : undefined
  } catch {
    // A name that is too long for the disk, too.
    return undefined
  }
}
