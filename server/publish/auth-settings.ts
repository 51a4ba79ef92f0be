import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { site } from '#content/facts/site.ts'
import { slugify } from '#content/schema/slug.ts'
import { filesBelow } from './files.ts'

const source = 'auth'
/** The name of the product where the files of `auth/supabase/` stand in the repository. */
const written = 'Cairnline'

/**
 * Writes the settings of the auth project and its templates of messages into `auth/supabase/` of a build, with the name
 * of the product in them: `supabase config push --workdir dist/auth` applies them.
 */
export async function writeAuthSettings(folder: string): Promise<void> {
  for (const file of await filesBelow(join(source, 'supabase'))) {
    const text = readFileSync(join(source, 'supabase', file), 'utf8')
    const target = join(folder, source, 'supabase', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, named(text, file))
  }
}

/** A name has letters, digits, spaces and `. - & ’` (server/environment.ts): of these HTML reads the `&` alone. */
function named(text: string, file: string): string {
  const name = file.endsWith('.html') ? site.name.replaceAll('&', '&amp;') : site.name
  return text.replaceAll(written, name).replaceAll(written.toLowerCase(), slugify(site.name))
}
