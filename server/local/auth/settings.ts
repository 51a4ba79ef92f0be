import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefaultAppConfig } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { reason } from '#server/local/reason.ts'

export type AuthSettings = NonNullable<DefaultAppConfig['auth']>

const file = 'auth/supabase/config.toml'

/**
 * The `[auth]` settings of auth/supabase/config.toml, `env(NAME)` replaced, by the package's own reader.
 * @throws {Error} naming the file, when it is missing or malformed.
 */
export async function readAuthSettings(): Promise<AuthSettings> {
  try {
    const api = await createApi({ withSupabaseClient: false })
    const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url))
    const { auth, connection } = await api.project.local.getConfig(path)
    await connection.close()
    if (!auth) throw new Error('it has no [auth] section')
    return withTemplates(auth, join(dirname(path), '..'))
  } catch (error) {
    throw new Error(`${file} cannot be used: ${reason(error)}`)
  }
}

/** The command line of the hosted service reads templates from the folder it runs in; here they are found from anywhere. */
function withTemplates(auth: AuthSettings, folder: string): AuthSettings {
  const found = Object.entries(auth.email?.template ?? {}).map(([name, template]) => [
    name,
    template?.content_path ? { ...template, content_path: join(folder, template.content_path) } : template,
  ])
  return { ...auth, email: { ...auth.email, template: Object.fromEntries(found) } }
}
