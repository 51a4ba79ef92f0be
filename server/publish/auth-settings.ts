import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { site } from '#content/facts/site.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { slugify } from '#content/schema/slug.ts'
import { mailSettings } from './mail/mail-settings.ts'

const source = fileURLToPath(new URL('../../auth/supabase/config.toml', import.meta.url))
/** The name of the product where it stands in the source. */
const written = 'cairnline'
const noRedirects = 'additional_redirect_urls = []'

/**
 * Writes the settings of the auth project and its templates of messages into `auth/supabase/` of a folder, with the name
 * of the product in them: `supabase config push --workdir dist/auth` applies them to the hosted project.
 * @returns the folder `auth/`, from which the settings name their templates
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

/** The settings with the name of the product, and with the addresses that a message may be asked from. */
function completed(text: string): string {
  const pages = addressesOf('/login').map((page) => `${site.url}${page}`)
  return text
    .replaceAll(written, slugify(site.name))
    .replace(noRedirects, () => `additional_redirect_urls = ${JSON.stringify(pages)}`)
}
