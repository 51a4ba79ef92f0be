import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { site } from '#content/facts/site.ts'
import { slugify } from '#content/schema/slug.ts'
import { filesBelow } from './files.ts'

const source = fileURLToPath(new URL('../../auth/supabase', import.meta.url))
/** The name of the product where the files of `auth/supabase/` stand in the repository. */
const written = 'Cairnline'

/**
 * Writes the settings of the auth project and its templates of messages into `auth/supabase/` of a folder, with the name
 * of the product in them. The local host reads them in its data folder, the hosted project in that of a build:
 * `supabase config push --workdir dist/auth` applies them.
 * @returns the folder `auth/`, from which the settings name their templates
 */
export async function writeAuthSettings(folder: string): Promise<string> {
  const auth = join(folder, 'auth')
  for (const file of await filesBelow(source)) {
    const text = named(readFileSync(join(source, file), 'utf8'), file)
    const target = join(auth, 'supabase', file)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    mkdirSync(dirname(target), { recursive: true })
    // By a rename: another process of the local host may be reading the file.
    const draft = `${target}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, target)
  }
  return auth
}

/** A name has letters, digits, spaces and `. - & ’` (server/environment.ts): of these HTML reads the `&` alone. */
function named(text: string, file: string): string {
  const name = file.endsWith('.html') ? site.name.replaceAll('&', '&amp;') : site.name
  return text.replaceAll(written, name).replaceAll(written.toLowerCase(), slugify(site.name))
}
