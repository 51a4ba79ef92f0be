import { posix } from 'node:path'

/**
 * The kind of a built page, by its file: pages of one kind share one stylesheet, so that a thousand articles cost
 * one purge and the policy one hash. `services/movement.html` is of kind `services/*`; every 404.html is `404`.
 */
export function pageKind(file: string): string {
  if (posix.basename(file) === '404.html') return '404'
  const folder = posix.dirname(file)
  return folder === '.' || folder === 'about' || folder === 'security' ? file.replace(/\.html$/, '') : `${folder}/*`
}
