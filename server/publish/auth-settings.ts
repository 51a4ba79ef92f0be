/* Writes the settings and the message templates with which a hosted auth project is configured. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { slugify } from '#content/schema/slug.ts'
import { mailSettings } from './mail/mail-settings.ts'

const source = fileURLToPath(new URL('../../auth/supabase/config.toml', import.meta.url))
/** The product name as the source file contains it. */
const written = 'cairnline'
const siteAddress = 'site_url = "env(SITE_URL)"'
const passwordChange = 'secure_password_change = true\n'
const noRedirects = 'additional_redirect_urls = []'
/** The relying party, which the source file has for the local host. */
const relyingParty = /^rp_display_name = .*\nrp_id = .*\nrp_origins = .*$/m
const passkeys = /(?<=^\[auth\.passkey\]\n(?:#.*\n)*enabled = ).*$/m
/** Comes last. The CLI rejects a file with its keys, which only the local host's parser needs. */
const localDatabase = /\n\[db\][^[]*$/

/**
 * Writes the settings of the auth project and its message templates, with the product's name, into `auth/supabase/` of a
 * folder. `supabase config push --workdir dist/auth` applies them to the hosted project.
 * @returns the folder `auth/`, to which the template paths in the settings are relative
 */
export async function writeAuthSettings(folder: string): Promise<string> {
  const auth = join(folder, 'auth')
  const { tables, files } = await mailSettings()
  const config = `${completed(readFileSync(source, 'utf8'))}\n${tables}`
  for (const [file, text] of [['config.toml', config] as const, ...files]) {
    const target = join(auth, 'supabase', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return auth
}

/** The settings with the product's name, the site's address, its passkeys, and the pages that may request messages. */
function completed(text: string): string {
  const pages = addressesOf('/login').map((page) => `${site.url}${page}`)
  return text
    .replace(localDatabase, '')
    .replace(passwordChange, `${passwordChange}require_current_password = true\n`)
    .replaceAll(written, slugify(site.name))
    .replace(passkeys, () => String(settings.passkeys))
    .replace(relyingParty, () => {
      const { hostname, origin } = new URL(site.url)
      const [name, id] = [JSON.stringify(site.name), JSON.stringify(hostname)]
      return `rp_display_name = ${name}\nrp_id = ${id}\nrp_origins = ${JSON.stringify([origin])}`
    })
    .replace(siteAddress, () => `site_url = ${JSON.stringify(site.url)}`)
    .replace(noRedirects, () => `additional_redirect_urls = ${JSON.stringify(pages)}`)
}
