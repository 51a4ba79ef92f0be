import { requestLimit } from '#auth/limits.ts'

/**
 * `fetch` for an auth client, which has no time limit of its own: after `requestLimit` a silent service counts as
 * unreachable. Sign-out requests are kept alive, because the page is left while one is pending.
 * @param leaving drops questions about the account: after a sign-out the service refuses them
 */
export const request =
  (leaving?: AbortSignal): typeof fetch =>
  (input, init) => {
    const limit = new AbortController()
    const drop = () => limit.abort()
    setTimeout(drop, requestLimit)
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (init?.method === 'GET' && pathname.endsWith('/user')) {
      if (leaving?.aborted) drop()
      leaving?.addEventListener('abort', drop)
    }
    return fetch(input, { ...init, signal: limit.signal, keepalive: pathname.endsWith('/logout') })
  }
