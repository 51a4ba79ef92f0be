import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import type { Output } from '#server/publish/page.ts'

/** Endpoint that notifies all participating search engines (indexnow.org, "Documentation"). */
const indexNowService = 'https://api.indexnow.org/indexnow'

const keyFile = (key: string): string => `${key}.txt`

/** The key file, which proves that an announcement comes from the site. None without a key. */
export const indexNowKey: Output = () => {
  const key = settings.indexNowKey
  return key === null ? [] : [{ file: keyFile(key), text: key }]
}

/**
 * Announces new, changed or removed addresses of the site.
 * @throws {Error} in one line, when the service cannot be reached or refuses them
 */
export async function announce(key: string, addresses: readonly string[], service = indexNowService): Promise<void> {
  const { hostname: host, origin } = new URL(site.url)
  const body = { host, key, keyLocation: `${origin}/${keyFile(key)}`, urlList: addresses.map((path) => origin + path) }
  const response = await post(service, body)
  if (!response.ok) throw new Error(`${service} answered ${response.status}. ${meanings[response.status] ?? ''}`.trim())
}

async function post(service: string, body: object): Promise<Response> {
  try {
    return await fetch(service, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Error(
      `${service} cannot be reached (${cause instanceof Error ? cause.message : String(cause)}). Nothing was announced: try again later.`,
    )
  }
}

const meanings: Readonly<Record<number, string>> = {
  403: 'It has not found the key on the site: deploy a build with this INDEXNOW_KEY first.',
  422: 'An address is not one of this site, or the key has another form.',
  429: 'It was told too often: try again later.',
}
