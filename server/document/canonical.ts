import { addressOf } from '#content/page-addresses.server.ts'

/**
 * The canonical address of a page on a fixed base (specification, section 9): an empty path or 'home' is the base itself,
 * and a leading slash is dropped.
 * @param path by which code names the page, or its own in the language of the build
 */
export function canonicalAddress(base: string, path: string): string {
  const origin = base.replace(/\/+$/, '')
  const named = path.replace(/^\/+/, '')
  const relative = addressOf(`/${named === 'home' ? '' : named}`)
  return relative === '/' ? origin : `${origin}${relative}`
}
