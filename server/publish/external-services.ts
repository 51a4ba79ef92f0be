/* The list of services that the pages of a build call, which `npm run deploy:check` reads. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { settings } from '#content/facts/settings.ts'
import { localSettings } from '#server/environment.ts'

/** File beside a site about the services that its pages call. */
const servicesFile = 'services.json'

const servicesSchema = z.object({
  addresses: z.array(z.string()),
  auth: z.object({ url: z.string(), key: z.string(), passkeys: z.boolean() }),
})

/** The services that the pages of a build call. All of it is public. */
export type Services = z.infer<typeof servicesSchema>

export function writeServices(folder: string): void {
  const { authUrl: url, authKey: key, formEndpoint, reportEndpoint, passkeys } = settings
  const addresses = [url, formEndpoint, reportEndpoint].filter((address) => address !== null)
  writeFileSync(
    join(folder, servicesFile),
    JSON.stringify({ addresses, auth: { url, key, passkeys } } satisfies Services),
  )
}

/** The services of a build; undefined for a folder without one. */
export function readServices(folder: string): Services | undefined {
  const file = join(folder, servicesFile)
  return existsSync(file) ? servicesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Addresses of services that the pages of a build call and that are not those of the local host. */
export function otherServices(folder: string): readonly string[] {
  const own: readonly string[] = [localSettings.PUBLIC_SUPABASE_URL, localSettings.PUBLIC_FORM_ENDPOINT]
  return readServices(folder)?.addresses.filter((address) => !own.includes(address)) ?? []
}
