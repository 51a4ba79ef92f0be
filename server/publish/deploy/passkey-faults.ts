import { z } from 'zod'
import type { Services } from '#server/publish/external-services.ts'
import { reason } from '#server/reason.ts'

const answerSchema = z.object({ options: z.object({ rpId: z.string() }) })

/**
 * Faults of passkeys on a site that offers them: the auth service has to have them switched on, for the domain of the site.
 * A service that requires a captcha tells neither.
 * @param services of the build; the service of the local host, at the site's own address, is not asked
 * @param hostName of the site
 * @param timeout for the answer, in milliseconds
 */
export async function passkeyFaults(
  services: Services | undefined,
  hostName: string,
  timeout: number,
): Promise<string[]> {
  if (!services?.auth.passkeys || !URL.canParse(services.auth.url)) return []
  const { url, key } = services.auth
  const address = new URL('auth/v1/passkeys/authentication/options', url.endsWith('/') ? url : `${url}/`)
  try {
    const headers = { apikey: key, 'Content-Type': 'application/json' }
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(address, { method: 'POST', headers, body: '{}', redirect: 'error', signal })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.status === 404) {
      return [
        `/login: offers passkeys, but ${url} has them switched off. Switch them on there, or build with PUBLIC_PASSKEYS=off`,
      ]
    }
    if (response.status >= 500) {
      return [
        `/login: ${url} fails to begin a sign-in with a passkey. Set the relying party's name, ID and origins there`,
      ]
    }
    if (!response.ok) return []
    const { rpId } = answerSchema.parse(answer).options
    if (hostName === rpId || hostName.endsWith(`.${rpId}`)) return []
    return [`/login: the passkeys of ${url} are for ${rpId}, not for ${hostName}. Set the relying party ID there`]
  } catch (error) {
    return [`/login: offers passkeys, but ${address.origin} does not answer as the auth service: ${reason(error)}`]
  }
}
