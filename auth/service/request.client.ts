import { requestLimit } from '#auth/limits.ts'

/**
 * `fetch` for the auth client, which has no time limit of its own: after `requestLimit` a silent service counts as
 * unreachable. Sign-out requests are kept alive, because the page is left while one is pending.
 */
export const request: typeof fetch = (input, init) => {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), requestLimit)
  const address = input instanceof Request ? input.url : String(input)
  return fetch(input, { ...init, signal: limit.signal, keepalive: new URL(address).pathname.endsWith('/logout') })
}
