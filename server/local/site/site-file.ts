import { statSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundSections } from '#server/publish/headers/hosts/rules.ts'

/** Result for a request path; `path` is its clean address. */
type Found = { kind: 'file'; file: string; path: string } | { kind: 'moved'; path: string } | { kind: 'none' }

/**
 * Finds the file for a path with clean addresses: `/about` is `about.html`. Other spellings of an existing page (`/about/`,
 * `/about.html`, `//about`) redirect to the clean one, which is always a path of this site.
 * @param pathname percent-encoded path of the request
 */
export function findFile(site: string, pathname: string): Found {
  const decoded = decode(pathname)
  if (decoded === undefined) return { kind: 'none' }
  const names = decoded
    .replace(/\.html\/*$/, '')
    .split('/')
    .filter((name) => name !== '')
  const clean = names.at(-1) === 'index' ? names.slice(0, -1) : names
  const file = fileOf(site, clean)
  if (file === undefined) return { kind: 'none' }
  const path = `/${clean.map(encodeURIComponent).join('/')}`
  return decoded === `/${clean.join('/')}` ? { kind: 'file', file, path } : { kind: 'moved', path }
}

/** The not-found page of a path's section, else that of the site. */
export function findNotFoundPage(site: string, pathname: string): string | undefined {
  const section = notFoundSections.findLast((folder) => pathname.startsWith(`/${folder}/`))
  return existing(site, `${section ?? ''}/404.html`) ?? existing(site, '404.html')
}

/** A path without percent-encoding; undefined when it is malformed, hidden, or would leave its folder. */
function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return /\/\.(?!well-known\/)|[\\\p{Cc}]/u.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

function fileOf(site: string, clean: readonly string[]): string | undefined {
  const last = clean.at(-1) ?? 'index'
  // Not-found pages, compressed copies and files for other hosts have no address.
  if (last === '404' || /\.(br|gz)$/.test(last) || /^_(headers|redirects)$/.test(last)) return undefined
  const path = clean.join('/')
  return existing(site, path) ?? existing(site, `${path || 'index'}.html`)
}

function existing(site: string, path: string): string | undefined {
  const file = join(site, path)
  try {
    return statSync(file).isFile() ? file : undefined
  } catch {
    // Also for a name that is too long for the file system.
    return undefined
  }
}
