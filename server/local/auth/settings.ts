import { join } from 'node:path'
import type { DefaultAppConfig } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { reason } from '#server/local/reason.ts'
import { authFolder, type HostSettings, hostSettings } from './host-settings.ts'

export type PackageSettings = NonNullable<DefaultAppConfig['auth']>

/** The `[auth]` section of auth/supabase/config.toml with `env(NAME)` replaced. */
export interface AuthSettings {
  /** What the package heeds. */
  package: PackageSettings
  /** What the host itself heeds. */
  host: HostSettings
}

const file = 'auth/supabase/config.toml'

/**
 * Reads the settings with the package's own parser.
 * @throws {Error} naming the file, when it is missing or malformed
 */
export async function readAuthSettings(): Promise<AuthSettings> {
  try {
    const api = await createApi({ withSupabaseClient: false })
    const { auth, connection } = await api.project.local.getConfig(join(authFolder, 'supabase/config.toml'))
    await connection.close()
    if (!auth) throw new Error('it has no [auth] section')
    return { package: packageSettings(auth), host: hostSettings(auth) }
  } catch (error) {
    throw new Error(`${file} cannot be used: ${reason(error)}`)
  }
}

/** Makes the paths of templates absolute, and leaves out the notices, which the package refuses as unknown. */
function packageSettings(auth: PackageSettings): PackageSettings {
  const { notification: _, ...email } = { notification: undefined, ...auth.email }
  const templates = Object.entries(email.template ?? {}).map(([name, template]) => [
    name,
    template?.content_path ? { ...template, content_path: join(authFolder, template.content_path) } : template,
  ])
  return { ...auth, email: { ...email, template: Object.fromEntries(templates) } }
}
