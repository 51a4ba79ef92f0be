import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { settings } from '#content/facts/settings.ts'
import { localSettings } from '#server/environment.ts'

/** File beside a site with the addresses of the services that its pages call. */
const servicesFile = 'services.json'

export function writeServices(folder: string): void {
  const addresses = [settings.authUrl, settings.formEndpoint, settings.reportEndpoint]
  writeFileSync(join(folder, servicesFile), JSON.stringify(addresses.filter((address) => address !== null)))
}

/** Addresses of services that the pages of a build call and that are not those of the local host. */
export function otherServices(folder: string): readonly string[] {
  const file = join(folder, servicesFile)
  const addresses = existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  const own: readonly string[] = [localSettings.PUBLIC_SUPABASE_URL, localSettings.PUBLIC_FORM_ENDPOINT]
  return addresses.filter((address) => !own.includes(address))
}
