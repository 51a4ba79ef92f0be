import { requestLimit } from '#auth/limits.ts'

/**
 * `fetch` for an auth client, which has no time limit of its own: after `requestLimit` a silent service counts as
 * unreachable. Sign-out requests are kept alive, because the page is left while one is pending. The client removes a
 * session whose renewal gets any refusal, so that a refusal for another reason is handed to it as 503, which it retries.
 * @param leaving drops questions about the account: after a sign-out the service refuses them
 */
export const request =
  (leaving?: AbortSignal): typeof fetch =>
  async (input, init) => {
    const limit = new AbortController()
    const drop = () => limit.abort()
    setTimeout(drop, requestLimit)
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (init?.method === 'GET' && pathname.endsWith('/user')) {
      if (leaving?.aborted) drop()
      leaving?.addEventListener('abort', drop)
    }
    const answer = await fetch(input, { ...init, signal: limit.signal, keepalive: pathname.endsWith('/logout') })
    const isRenewal = searchParams.get('grant_type') === 'refresh_token'
    return isRenewal && !answer.ok && !concernsSession(answer) ? new Response(null, { status: 503 }) : answer
  }

/**
 * Whether a refused renewal says something of the session. A limit on requests (429), a missing route (404), a revoked
 * public key (401) or the page of a proxy says nothing of it.
 */
function concernsSession({ status, headers }: Response): boolean {
  return (status === 400 || status === 403) && (headers.get('Content-Type') ?? '').includes('json')
}
