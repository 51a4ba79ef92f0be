import { fileURLToPath } from 'node:url'
import type { DefaultAppConfig } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { reason } from '#server/local/reason.ts'

const file = 'auth/supabase/config.toml'

/**
 * The `[auth]` settings of auth/supabase/config.toml, `env(NAME)` replaced, by the package's own reader.
 * @throws {Error} naming the file, when it is missing or malformed.
 */
export async function readAuthSettings(): Promise<NonNullable<DefaultAppConfig['auth']>> {
  try {
    const api = await createApi({ withSupabaseClient: false })
    const { auth, connection } = await api.project.local.getConfig(
      fileURLToPath(new URL('../../auth/supabase/config.toml', import.meta.url)),
    )
    await connection.close()
    if (!auth) throw new Error('it has no [auth] section')
    return auth
  } catch (error) {
    throw new Error(`${file} cannot be used: ${reason(error)}`)
  }
}
