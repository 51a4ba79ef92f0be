import { REQUEST_LIMIT_MS } from '#auth/limits.ts'

/**
 * `fetch` for the auth client, which sets no time limit of its own: a service that never answers counts as
 * unreachable after REQUEST_LIMIT_MS. A sign-out outlives the page, which is left while it is under way.
 */
export const request: typeof fetch = (input, init) => {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), REQUEST_LIMIT_MS)
  const address = input instanceof Request ? input.url : String(input)
  return fetch(input, { ...init, signal: limit.signal, keepalive: new URL(address).pathname.endsWith('/logout') })
}
