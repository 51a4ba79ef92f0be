import { join } from 'node:path'
import type { DefaultAppConfig } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { reason } from '#server/local/reason.ts'
import { writeAuthSettings } from '#server/publish/auth-settings.ts'
import { type HostSettings, hostSettings } from './host-settings.ts'

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
 * Reads the settings with the package's own parser. They and their templates are first written to a folder with the name
 * of the product in them, as for the hosted service.
 * @param folder that of the local host's data
 * @throws {Error} naming the file, when it is missing or malformed
 */
export async function readAuthSettings(folder: string): Promise<AuthSettings> {
  try {
    const authFolder = await writeAuthSettings(folder)
    const api = await createApi({ withSupabaseClient: false })
    const { auth, connection } = await api.project.local.getConfig(join(authFolder, 'supabase/config.toml'))
    await connection.close()
    if (!auth) throw new Error('it has no [auth] section')
    const withPaths = absoluteTemplates(auth, authFolder)
    return { package: packageSettings(withPaths), host: hostSettings(withPaths) }
  } catch (error) {
    throw new Error(`${file} cannot be used: ${reason(error)}`)
  }
}

/** The settings with the path of each template from the root, not from `auth/`, where the hosted service's tool runs. */
function absoluteTemplates(auth: PackageSettings, authFolder: string): PackageSettings {
  const inFolder = (messages: object = {}) =>
    Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [
        name,
        message?.content_path ? { ...message, content_path: join(authFolder, message.content_path) } : message,
      ]),
    )
  const { notification, template, ...others } = { notification: undefined, ...auth.email }
  const email = { ...others, template: inFolder(template), notification: inFolder(notification) }
  return { ...auth, email }
}

/**
 * The settings without the messages, which the host renders: the package neither reads Go's templates nor escapes. Of
 * the package's own messages the subject alone is used, to learn the token.
 */
function packageSettings(auth: PackageSettings): PackageSettings {
  const { notification: _, ...email } = { notification: undefined, ...auth.email }
  const token = { subject: '{{ .TokenHash }}' }
  return { ...auth, email: { ...email, template: { confirmation: token, recovery: token } } }
}
