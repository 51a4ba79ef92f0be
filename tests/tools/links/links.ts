import { parse } from 'parse5'
import { reason } from '#server/local/reason.ts'
import { attribute, elementsBelow } from '#server/publish/text/page-markup.ts'

/**
 * What a link to another site leads to. `unclear`: the site answers a program otherwise than a reader. `silent`: nothing
 * answers, or too late. `nameless`: nobody knows the name of the site.
 */
export type Judgement =
  | { kind: 'found' }
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; why: string }
  | { kind: 'unclear'; why: string }
  | { kind: 'silent'; why: string }
  | { kind: 'nameless'; why: string }

/** Addresses of other sites that pages link, each with the first page that does. */
export function externalLinks(
  pages: Iterable<readonly [file: string, html: string]>,
  siteUrl: string,
): Map<string, string> {
  const links = new Map<string, string>()
  for (const [file, html] of pages)
    for (const element of elementsBelow(parse(html))) {
      const href = element.tagName === 'a' ? attribute(element, 'href') : undefined
      if (href === undefined || !/^https?:/.test(href) || href.startsWith(siteUrl)) continue
      const address = href.replace(/#.*$/, '')
      if (!links.has(address)) links.set(address, file)
    }
  return links
}

/** Longest wait for an answer, in milliseconds. */
const patience = 20_000

/** Follows a link as a reader does. Never throws. */
export async function judge(address: string): Promise<Judgement> {
  let response: Response
  try {
    response = await fetch(address, {
      headers: { Accept: 'text/html,*/*', 'User-Agent': 'Mozilla/5.0 (compatible; link check of a website)' },
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const isUnknown = cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND'
    return { kind: isUnknown ? 'nameless' : 'silent', why: reason(cause) }
  }
  const { status, url, redirected } = response
  if (status === 404 || status === 410) return { kind: 'broken', why: `status ${status}` }
  if (!response.ok) return { kind: 'unclear', why: `status ${status}` }
  return redirected && new URL(url).pathname === '/' && new URL(address).pathname !== '/'
    ? { kind: 'moved', to: url }
    : { kind: 'found' }
}
