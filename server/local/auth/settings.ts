import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefaultAppConfig } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { reason } from '#server/local/reason.ts'

export type AuthSettings = NonNullable<DefaultAppConfig['auth']>

const file = 'auth/supabase/config.toml'

/**
 * The `[auth]` section of auth/supabase/config.toml with `env(NAME)` replaced, read by the package's own parser.
 * @throws {Error} naming the file, when it is missing or malformed
 */
export async function readAuthSettings(): Promise<AuthSettings> {
  try {
    const api = await createApi({ withSupabaseClient: false })
    const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url))
    const { auth, connection } = await api.project.local.getConfig(path)
    await connection.close()
    if (!auth) throw new Error('it has no [auth] section')
    return withTemplatePaths(auth, join(dirname(path), '..'))
  } catch (error) {
    throw new Error(`${file} cannot be used: ${reason(error)}`)
  }
}

/** Makes the paths of templates absolute: the file states them relative to auth/, where the hosted service's tool runs. */
function withTemplatePaths(auth: AuthSettings, folder: string): AuthSettings {
  const templates = Object.entries(auth.email?.template ?? {}).map(([name, template]) => [
    name,
    template?.content_path ? { ...template, content_path: join(folder, template.content_path) } : template,
  ])
  return { ...auth, email: { ...auth.email, template: Object.fromEntries(templates) } }
}
