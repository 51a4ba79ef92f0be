import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  const settings = `${completed(readFileSync(source, 'utf8'))}\n${tables}`
  for (const [file, text] of [['config.toml', settings] as const, ...files]) {
    const target = join(auth, 'supabase', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return auth
}

/** The settings with the product's name, the site's address and those of the pages that may request messages. */
function completed(text: string): string {
  const pages = addressesOf('/login').map((page) => `${site.url}${page}`)
  return text
    .replace(localDatabase, '')
    .replace(passwordChange, `${passwordChange}require_current_password = true\n`)
    .replaceAll(written, slugify(site.name))
    .replace(siteAddress, () => `site_url = ${JSON.stringify(site.url)}`)
    .replace(noRedirects, () => `additional_redirect_urls = ${JSON.stringify(pages)}`)
}
